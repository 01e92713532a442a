import type { AddressPage } from '@shop/feature-account/address-book/address-page';
import { useAddressAction } from '@shop/feature-account/address-book/use-address-action';
import type { AddressBook, AddressEntry } from '@shop/feature-account/address-view';
import { errorMessage } from '@shop/site/errors/error-message';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Notice } from '@shop/ui-kit/notice';
import { Pagination } from '@shop/ui-kit/pagination';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useRef, useState } from 'react';
import styles from './address-book-page.module.css';
import { addressBookWords } from './address-book-words';
import { AddressCard } from './address-card';
import { PrimaryLink } from '../../parts/primary-link';

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
  const addLink = <PrimaryLink to={paths.addressAdd()}>{words.add}</PrimaryLink>;
  return (
    <section aria-label={words.addresses} className={styles.list}>
      {error !== null && <Notice kind="error">{errorMessage(error)}</Notice>}
      <div className={styles.head}>
        <p ref={count} tabIndex={-1} className={styles.count}>
          {words.count(length, book.limit)}
        </p>
        {length > 0 && !isFull && addLink}
      </div>
      {isFull && <p className={styles.count}>{words.limitReached}</p>}
      {length === 0 && <EmptyState message={words.empty}>{addLink}</EmptyState>}
      {length > 0 && (
        <ul className={styles.entries}>
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
        </ul>
      )}
      <Pagination current={page.current} last={page.last} toPage={(number) => paths.addressBook(number)} />
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
    </section>
  );
}
