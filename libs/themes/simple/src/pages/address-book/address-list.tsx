import type { AddressPage } from '@shop/feature-account/address-book/address-page';
import { useAddressAction } from '@shop/feature-account/address-book/use-address-action';
import type { AddressBook, AddressEntry } from '@shop/feature-account/address-view';
import { accountPaths } from '@shop/site/account-paths';
import { useWords } from '@shop/theming/use-words';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { Pagination } from '@shop/ui-kit/pagination';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useRef, useState } from 'react';
import { addressBookWords } from './address-book-words';
import { AddressCard } from './address-card';
import { LimitedEntries } from '../../parts/limited-entries';

/** The key of the word that confirms an action. */
const DONE = {
  use: 'madeUsualAddress',
  'use-sender': 'madeUsualSender',
  delete: 'removed',
} as const;

interface AddressListProps {
  readonly book: AddressBook;
  readonly page: AddressPage;
}

/** One page of the entries and what may be done with each; deleting asks first. */
export function AddressList({ book, page }: AddressListProps) {
  const words = useWords(addressBookWords);
  const { mutate, isPending, variables, error } = useAddressAction();
  const [asked, setAsked] = useState<AddressEntry | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const { length } = book.entries;
  const isFull = length >= book.limit;
  const run = (kind: keyof typeof DONE, id: number) => {
    if (isPending) return;
    const tell = () => {
      void showToast('success', words[DONE[kind]]);
      // The button that was pressed has gone with its entry.
      if (kind === 'delete') count.current?.focus();
    };
    mutate({ kind, id }, { onSuccess: tell });
  };
  return (
    <LimitedEntries
      label={words.addresses}
      count={words.count(length, book.limit)}
      countRef={count}
      isEmpty={length === 0}
      isFull={isFull}
      words={words}
      addPath={accountPaths.addressAdd()}
      error={error}
      below={
        <>
          <Pagination
            current={page.current}
            last={page.last}
            toPage={(number) => accountPaths.addressBook(number)}
          />
          {asked !== null && (
            <ConfirmDialog
              title={words.removeQuestion}
              message={words.removeConsequence(asked.label || asked.name, asked.fullAddress)}
              confirmLabel={words.remove}
              cancelLabel={words.cancel}
              onConfirm={() => {
                setAsked(null);
                run('delete', asked.id);
              }}
              onCancel={() => setAsked(null)}
            />
          )}
        </>
      }
    >
      {page.entries.map((entry) => (
        <li key={entry.id}>
          <AddressCard
            entry={entry}
            busyWith={isPending && variables.id === entry.id ? variables.kind : null}
            onUse={() => run('use', entry.id)}
            onUseAsSender={() => run('use-sender', entry.id)}
            onDelete={() => setAsked(entry)}
          />
        </li>
      ))}
    </LimitedEntries>
  );
}
