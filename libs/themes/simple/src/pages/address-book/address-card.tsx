import type { AddressActionKind } from '@shop/feature-account/address-book/use-address-action';
import type { AddressEntry } from '@shop/feature-account/address-view';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useRef } from 'react';
import { AddressBlock } from '../../parts/address-block';
import styles from '../../parts/entry-list.module.css';
import { addressBookWords } from './address-book-words';

interface AddressCardProps {
  readonly entry: AddressEntry;
  /** What is being done with the entry just now. */
  readonly busyWith: AddressActionKind | null;
  readonly onUse: () => void;
  readonly onUseAsSender: () => void;
  readonly onDelete: () => void;
}

/** One entry of the address book with everything that may be done with it. */
export function AddressCard({ entry, busyWith, onUse, onUseAsSender, onDelete }: AddressCardProps) {
  const words = useWords(addressBookWords);
  const title = useRef<HTMLHeadingElement>(null);
  /** The button that gives a flag goes with the press: the focus stays with its entry. */
  const give = (flag: () => void) => () => {
    flag();
    title.current?.focus();
  };
  const name = entry.label || entry.name;
  const which = <VisuallyHidden>{words.ofAddress(name)}</VisuallyHidden>;
  return (
    <article className={styles.entry}>
      <div className={styles.title}>
        <h2 ref={title} tabIndex={-1} className={styles.name}>
          {name}
        </h2>
        <span className={styles.division}>{entry.divisionName}</span>
        {entry.isDefault && <span className={styles.flag}>{words.usualAddress}</span>}
        {entry.isSenderDefault && <span className={styles.flag}>{words.usualSender}</span>}
      </div>
      <AddressBlock address={entry} />
      <div className={styles.actions}>
        <LinkButton to={accountPaths.addressEdit(entry.id)} variant="quiet">
          {words.edit}
          {which}
        </LinkButton>
        {!entry.isDefault && (
          <Button variant="quiet" isBusy={busyWith === 'use'} onClick={give(onUse)}>
            {words.makeUsualAddress}
            {which}
          </Button>
        )}
        {!entry.isSenderDefault && (
          <Button variant="quiet" isBusy={busyWith === 'use-sender'} onClick={give(onUseAsSender)}>
            {words.makeUsualSender}
            {which}
          </Button>
        )}
        <Button variant="quiet" isBusy={busyWith === 'delete'} onClick={onDelete}>
          {words.remove}
          {which}
        </Button>
      </div>
    </article>
  );
}
