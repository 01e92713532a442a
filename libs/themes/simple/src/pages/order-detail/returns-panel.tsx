import type { OrderView } from '@shop/feature-orders/order-view';
import type { ReturnsView } from '@shop/feature-orders/returns/returns-view';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { useRef } from 'react';
import styles from '../../parts/form-layout.module.css';
import { orderReturnsWords } from './order-returns-words';
import { ReturnEntry } from './return-entry';

interface ReturnsPanelProps {
  readonly order: OrderView;
  readonly returns: ReturnsView;
}

/** The requests to return goods of an order, and the way to a new one; nothing where there is neither. */
export function ReturnsPanel({ order, returns }: ReturnsPanelProps) {
  const words = useWords(orderReturnsWords);
  const panel = useRef<HTMLDivElement>(null);
  const { isRequestable, isExchangeOffered, reasons, requests } = returns;
  const hasExchange = isExchangeOffered || requests.some(({ kind }) => kind === 'exchange');
  // A change of mind ends before what is the shop's fault.
  const days = reasons.map(({ until }) => until).toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  const faultDay = last === undefined || last === first ? null : formatDateWithWeekday(last);
  if (!isRequestable && requests.length === 0) return null;
  return (
    <Panel title={hasExchange ? words.headingWithExchange : words.heading}>
      <div ref={panel} tabIndex={-1} className={styles.fields}>
        {requests.map((request) => (
          <ReturnEntry
            key={request.id}
            order={order}
            request={request}
            onWithdrawn={() => panel.current?.focus()}
          />
        ))}
        {isRequestable && first !== undefined && (
          <>
            <p>
              <Unbroken>
                {(isExchangeOffered ? words.leadWithExchange : words.lead)(
                  formatDateWithWeekday(first),
                  faultDay,
                )}
              </Unbroken>
            </p>
            <LinkButton to={accountPaths.orderReturn(order.id)} variant="secondary" isWide>
              {isExchangeOffered ? words.askWithExchange : words.ask}
            </LinkButton>
          </>
        )}
      </div>
    </Panel>
  );
}
