import type { AddressSearch } from '@shop/feature-account/address-book/read-address-search';
import { useAddressAction } from '@shop/feature-account/address-book/use-address-action';
import type { AddressBookPage, AddressEntry } from '@shop/feature-account/address-view';
import { useDeleteAllAddresses } from '@shop/feature-account/address-book/use-delete-all-addresses';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { Pagination } from '@shop/ui-kit/pagination';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useRef, useState } from 'react';
import { addressBookWords } from './address-book-words';
import { AddressCard } from './address-card';
import { DeleteWithQuestion } from '../../parts/delete-with-question';
import { LimitedEntries } from '../../parts/limited-entries';

/** The key of the word that confirms an action. */
const DONE = {
  use: 'madeUsualAddress',
  'use-sender': 'madeUsualSender',
  delete: 'removed',
} as const;

interface AddressListProps {
  readonly page: AddressBookPage;
  readonly search: AddressSearch;
}

/** One page of the entries, and what may be done with each and with all of them; deleting asks first. */
export function AddressList({ page, search }: AddressListProps) {
  const words = useWords(addressBookWords);
  const { mutate, isPending, variables, error } = useAddressAction();
  const { mutateAsync: deleteAll } = useDeleteAllAddresses();
  const [asked, setAsked] = useState<AddressEntry | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const { current, last, total } = page.pagination;
  const isSearch = search.word !== '';
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
      count={isSearch ? words.found(total) : words.count(total, page.limit)}
      countRef={count}
      isEmpty={total === 0}
      isFull={!isSearch && total >= page.limit}
      words={isSearch ? { ...words, empty: words.nothingFound } : words}
      addPath={accountPaths.addressAdd()}
      error={error}
      below={
        <>
          <Pagination
            current={current}
            last={last}
            toPage={(number) => accountPaths.addressBook({ ...search, page: number })}
          />
          {!isSearch && total > 0 && (
            <DeleteWithQuestion
              label={words.removeAll}
              question={words.removeAllQuestion}
              consequence={words.removeAllConsequence(total)}
              done={words.removedAll}
              remove={() => deleteAll()}
              onDone={() => count.current?.focus()}
            />
          )}
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
