import type { OrderLine } from '@shop/feature-orders/order-view';
import { paths } from '@shop/site/paths/paths';
import { isSellingOn } from '@shop/site/settings/settings';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { Link } from 'react-router-dom';
import styles from '../../parts/form-layout.module.css';
import { orderServicesWords } from './order-services-words';
import { type ReorderOutcome, useReorder } from './use-reorder';

/** Puts everything of an order into the cart again, and says of each line that cannot be why. */
export function ReorderPanel({ lines }: { readonly lines: readonly OrderLine[] }) {
  const words = useWords(orderServicesWords);
  const { isBusy, outcome, reorder } = useReorder(lines, words);
  const settings = useSettings();
  if (!isSellingOn(settings)) return null;
  return (
    <Panel title={words.reorderHeading}>
      <div className={styles.fields}>
        <p>{words.reorderLead}</p>
        <Button isWide isBusy={isBusy} onClick={() => void reorder()}>
          {words.reorder}
        </Button>
        {outcome !== null && <Outcome outcome={outcome} />}
      </div>
    </Panel>
  );
}

function Outcome({ outcome: { added, failed } }: { readonly outcome: ReorderOutcome }) {
  const words = useWords(orderServicesWords);
  return (
    <>
      {failed.length === 0 ? (
        <Notice kind="success">{words.reordered}</Notice>
      ) : (
        <Notice kind="warning">
          <p>{added === 0 ? words.noneReordered : words.reorderedInPart}</p>
          <ul>
            {failed.map(({ line, reason }) => (
              <li key={line.id}>
                <Link to={paths.product(line.productKey)}>{line.name}</Link>
                {words.because(reason)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {added > 0 && (
        <LinkButton to={paths.cart()} variant="secondary" isWide>
          {words.toCart}
        </LinkButton>
      )}
    </>
  );
}
