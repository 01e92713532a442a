import type { Address } from '@shop/site/views/address';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { AddressBlock } from '../../parts/address-block';
import styles from './destinations.module.css';
import { destinationsWords } from './destinations-words';

interface DestinationCardProps {
  /** お届け先1 */
  readonly name: string;
  readonly address: Address;
  readonly isSupplied: boolean;
  /** An order needs one destination: the only one is not removed. */
  readonly isOnly: boolean;
  readonly isBusy: boolean;
  /** Where another address is written … */
  readonly changeTo?: string;
  /** … or how another one is picked. */
  readonly onChange?: () => void;
  readonly onRemove: () => void;
}

/** One of several destinations, to be changed or removed; it says where nothing goes to it. */
export function DestinationCard(props: DestinationCardProps) {
  const words = useWords(destinationsWords);
  const { name, address, isSupplied, isOnly, isBusy, changeTo, onChange, onRemove } = props;
  const changeLabel = (
    <>
      {words.change}
      <VisuallyHidden>{words.ofDestination(name)}</VisuallyHidden>
    </>
  );
  return (
    <Panel
      title={name}
      action={
        <span className={styles.actions}>
          {changeTo === undefined ? (
            <Button variant="quiet" onClick={onChange}>
              {changeLabel}
            </Button>
          ) : (
            <LinkButton to={changeTo} variant="quiet">
              {changeLabel}
            </LinkButton>
          )}
          {!isOnly && (
            <Button variant="quiet" isBusy={isBusy} onClick={onRemove}>
              {words.remove}
              <VisuallyHidden>{words.ofDestination(name)}</VisuallyHidden>
            </Button>
          )}
        </span>
      }
    >
      <AddressBlock address={address} />
      {!isSupplied && <p>{words.withoutGoods}</p>}
    </Panel>
  );
}
