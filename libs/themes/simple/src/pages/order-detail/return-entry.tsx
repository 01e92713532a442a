import type { OrderView } from '@shop/feature-orders/order-view';
import type { ReturnView } from '@shop/feature-orders/returns/returns-view';
import { useWithdrawReturn } from '@shop/feature-orders/returns/use-withdraw-return';
import { formatDateTime } from '@shop/format/format-date';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { DeleteWithQuestion } from '../../parts/delete-with-question';
import { TrackingDetails } from '../../parts/tracking-details';
import memoStyles from './memo-panel.module.css';
import { orderReturnsWords } from './order-returns-words';

interface ReturnEntryProps {
  readonly order: Pick<OrderView, 'id' | 'lines'>;
  readonly request: ReturnView;
  /** The button has gone: moves the focus. */
  readonly onWithdrawn: () => void;
}

/** One request with its state, and what the shop wrote about it. */
export function ReturnEntry({ order, request, onWithdrawn }: ReturnEntryProps) {
  const words = useWords(orderReturnsWords);
  const withdraw = useWithdrawReturn(order.id);
  const { number, status, remark, answer, refund } = request;
  const text = (written: string) => <p className={memoStyles.memo}>{written}</p>;
  const points = (term: string, count: number) =>
    count === 0 ? [] : [{ term, description: words.points(count.toLocaleString('ja-JP')) }];
  const goods = request.goods.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line === undefined ? [] : [words.piece(line.name, quantity, line.unitName)];
  });
  const isExchange = request.kind === 'exchange';
  const isReserved = isExchange && status === 'approved';
  const wanted = request.goods.flatMap((one) =>
    one.wanted === null ? [] : [words.piece(one.wanted, one.quantity, null)],
  );
  return (
    <article aria-label={number}>
      <DefinitionList
        items={[
          { term: words.number, description: number },
          ...(isExchange ? [{ term: words.kind, description: words.exchange }] : []),
          { term: words.state, description: request.statusName },
          { term: words.requestedAt, description: formatDateTime(request.requestedAt) },
          { term: words.goods, description: text(goods.join('\n')) },
          ...(isExchange ? [{ term: words.wanted, description: text(wanted.join('\n')) }] : []),
          { term: words.reason, description: request.reasonName },
          ...(remark === '' ? [] : [{ term: words.remark, description: text(remark) }]),
          ...(answer === ''
            ? []
            : [
                {
                  term: status === 'refused' ? words.refusal : words.instructions,
                  description: text(answer),
                },
              ]),
          ...(refund === null || isExchange
            ? []
            : [{ term: words.refund, description: formatPriceWithTax(refund) }]),
          ...points(words.refundedPoints, request.refundedPoints),
          ...points(words.revokedPoints, request.revokedPoints),
        ]}
      />
      {request.tracking !== null && <TrackingDetails tracking={request.tracking} />}
      {request.isWithdrawable && (
        <>
          <p>{isReserved ? words.wantedIsReserved : words.waiting}</p>
          <DeleteWithQuestion
            label={words.withdraw}
            question={isExchange ? words.withdrawExchangeQuestion : words.withdrawQuestion}
            consequence={isReserved ? words.withdrawSentConsequence : words.withdrawConsequence}
            done={isExchange ? words.withdrawnExchange : words.withdrawn}
            remove={() => withdraw(request.id)}
            onDone={onWithdrawn}
          >
            <VisuallyHidden>{number}</VisuallyHidden>
          </DeleteWithQuestion>
        </>
      )}
    </article>
  );
}
