import type { MemorialEntry, MemorialList } from '@shop/feature-account/memorials/memorial-view';
import { useDeleteMemorial } from '@shop/feature-account/memorials/use-delete-memorial';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useRef, useState } from 'react';
import { LimitedEntries } from '../../parts/limited-entries';
import { MemorialCard } from './memorial-card';
import { memorialWords } from './memorial-words';

/** The days and what may be done with each; deleting asks first. */
export function MemorialEntries({ list: { entries, limit } }: { readonly list: MemorialList }) {
  const words = useWords(memorialWords);
  const { mutate, isPending, variables, error } = useDeleteMemorial();
  const [asked, setAsked] = useState<MemorialEntry | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const { length } = entries;
  const isFull = length >= limit;
  const remove = (id: number) => {
    if (isPending) return;
    const tell = () => {
      void showToast('success', words.removed);
      // The button that was pressed has gone with its entry.
      count.current?.focus();
    };
    mutate(id, { onSuccess: tell });
  };
  return (
    <LimitedEntries
      label={words.memorials}
      count={words.count(length, limit)}
      countRef={count}
      isEmpty={length === 0}
      isFull={isFull}
      words={words}
      addPath={accountPaths.memorialAdd()}
      error={error}
      below={
        asked !== null && (
          <ConfirmDialog
            title={words.removeQuestion}
            message={words.removeConsequence(words.title(asked.personName, asked.name || asked.divisionName))}
            confirmLabel={words.remove}
            cancelLabel={words.cancel}
            onConfirm={() => {
              setAsked(null);
              remove(asked.id);
            }}
            onCancel={() => setAsked(null)}
          />
        )
      }
    >
      {entries.map((entry) => (
        <li key={entry.id}>
          <MemorialCard
            entry={entry}
            isBusy={isPending && variables === entry.id}
            onDelete={() => setAsked(entry)}
          />
        </li>
      ))}
    </LimitedEntries>
  );
}
