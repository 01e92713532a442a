import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { NamedAddress } from '../../parts/named-address';
import type { DestinationName } from '../../parts/use-destination-names';
import styles from './destinations.module.css';
import { destinationsWords } from './destinations-words';

interface DestinationCardProps {
  readonly place: DestinationName;
  readonly isSupplied: boolean;
  /** The shopper wanted to go on although nothing goes here. */
  readonly isWrong: boolean;
  /** An order needs one destination: the only one is not removed. */
  readonly isOnly: boolean;
  readonly isBusy: boolean;
  /** Where another address is written … */
  readonly changeTo?: string;
  /** … or how another one is picked. */
  readonly onChange?: () => void;
  readonly onRemove: () => void;
  /** Leads to where the goods are shared out. */
  readonly onShare: () => void;
}

/** One of several destinations, to be changed or removed; it says where nothing goes to it. */
export function DestinationCard(props: DestinationCardProps) {
  const words = useWords(destinationsWords);
  const { place, isSupplied, isWrong, isOnly, isBusy, changeTo, onChange } = props;
  const changeLabel = (
    <>
      {words.change}
      <VisuallyHidden>{words.ofDestination(place.name)}</VisuallyHidden>
    </>
  );
  return (
    <Panel
      title={place.number}
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
            <Button variant="quiet" isBusy={isBusy} onClick={props.onRemove}>
              {words.remove}
              <VisuallyHidden>{words.ofDestination(place.name)}</VisuallyHidden>
            </Button>
          )}
        </span>
      }
    >
      <NamedAddress label={place.ownLabel} address={place.address} />
      {!isSupplied && (
        <div className={styles.empty}>
          <p tabIndex={-1} className={styles.state} data-empty="true" data-wrong={isWrong}>
            {words.withoutGoods(place.name)}
          </p>
          {!isOnly && (
            <Button variant="secondary" onClick={props.onShare}>
              {words.share}
              <VisuallyHidden>{words.ofDestination(place.name)}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
