import type { AddressPage } from '@shop/feature-account/address-book/address-page';
import { useAddressAction } from '@shop/feature-account/address-book/use-address-action';
import type { AddressBook, AddressEntry } from '@shop/feature-account/address-view';
import { errorMessage } from '@shop/site/errors/error-message';
import { paths } from '@shop/site/paths';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { Pagination } from '@shop/ui-kit/pagination';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useRef, useState } from 'react';
import styles from './address-book-page.module.css';
import { AddressCard } from './address-card';

const DONE = {
  use: '通常使うお届け先に設定しました',
  'use-sender': '通常使うご依頼主に設定しました',
  delete: '住所を削除しました',
} as const;

interface AddressListProps {
  readonly book: AddressBook;
  readonly page: AddressPage;
}

/** One page of the entries and what may be done with each; deleting asks first. */
export function AddressList({ book, page }: AddressListProps) {
  const { mutate, isPending, variables, error } = useAddressAction();
  const [asked, setAsked] = useState<AddressEntry | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const { length } = book.entries;
  const isFull = length >= book.limit;
  const run = (kind: keyof typeof DONE, id: number) => {
    if (isPending) return;
    const tell = () => {
      void showToast('success', DONE[kind]);
      // The button that was pressed has gone with its entry.
      if (kind === 'delete') count.current?.focus();
    };
    mutate({ kind, id }, { onSuccess: tell });
  };
  const addLink = <LinkButton to={paths.addressAdd()}>住所を追加する</LinkButton>;
  return (
    <section aria-label="登録した住所" className={styles.list}>
      {error !== null && <Notice kind="error">{errorMessage(error)}</Notice>}
      <div className={styles.head}>
        <p ref={count} tabIndex={-1} className={styles.count}>
          {length}件を登録しています（{book.limit}件まで）
        </p>
        {length > 0 && !isFull && addLink}
      </div>
      {isFull && <p className={styles.count}>新しい住所を追加するには、使わない住所を削除してください。</p>}
      {length === 0 && <EmptyState message="住所が登録されていません">{addLink}</EmptyState>}
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
          title="住所を削除しますか"
          message={`${asked.label || asked.name}（${asked.fullAddress}）を削除します。確定したご注文のお届け先は変わりません。`}
          confirmLabel="削除する"
          cancelLabel="キャンセル"
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
