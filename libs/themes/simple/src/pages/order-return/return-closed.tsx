import { RETURN_REQUESTS_MAX } from '@shop/contract/returns/return-rules';
import type { OrderView } from '@shop/feature-orders/order-view';
import type { ReturnsView } from '@shop/feature-orders/returns/returns-view';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { Link } from 'react-router-dom';
import { orderReturnWords } from './order-return-words';

interface ReturnClosedProps {
  readonly order: OrderView;
  readonly returns: ReturnsView;
}

/** Why nothing can be asked for, with the way to the shop. */
export function ReturnClosed({ order, returns }: ReturnClosedProps) {
  const words = useWords(orderReturnWords);
  return (
    <>
      <Notice kind="info">
        <p>{reasonOf(returns, words)}</p>
        <Link to={paths.contact()}>{words.contact}</Link>
      </Notice>
      <div>
        <LinkButton to={accountPaths.order(order.id)} variant="secondary">
          {words.back}
        </LinkButton>
      </div>
    </>
  );
}

function reasonOf(
  { isOffered, until, reasons, requests }: ReturnsView,
  words: Pick<
    typeof orderReturnWords.words,
    'notOffered' | 'notShipped' | 'over' | 'tooMany' | 'nothingLeft'
  >,
): string {
  if (!isOffered) return words.notOffered;
  if (until === null) return words.notShipped;
  if (reasons.length === 0) return words.over(formatDateWithWeekday(until));
  return requests.length >= RETURN_REQUESTS_MAX ? words.tooMany : words.nothingLeft;
}
