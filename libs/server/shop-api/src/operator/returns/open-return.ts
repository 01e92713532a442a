import type { ReturnReason } from '@shop/contract/returns/return-reason';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { orderReturns } from '../../db/schema';
import { hasAnyLeft } from '../../orders/has-left';
import { loadOrderDetail, type OrderRow } from '../../orders/order-store';
import { insertReturn } from '../../returns/insert-return';
import { heldPieces, type ReturnDetail } from '../../returns/return-store';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { lockShopOrder } from '../orders/find-order';
import { orderWords } from '../orders/order-words';
import { readReturnedPieces } from './returned-pieces';

/** A return that the shop notes itself: a guest's, one that was agreed by telephone, or a parcel that came back. */
export interface OpenedReturn {
  /** `--items` as it was given. */
  readonly items: string;
  readonly reason: ReturnReason;
  /** What happened, for the shop and the member; empty: nothing more than the reason. */
  readonly remark: string;
  /** The goods are in the shop already: nobody has to be told how to send them. */
  readonly isBack: boolean;
}

/**
 * Stores a return for any order of which something has left, in one transaction that holds the order's row. The days and
 * reasons that bind members do not bind the shop. No mail leaves: `returns approve` and `returns complete` send theirs.
 */
export async function openReturn(
  context: OperatorContext,
  orderNo: string,
  opened: OpenedReturn,
  isDryRun: boolean,
): Promise<void> {
  const lines = await context.db.transaction(async (tx) => {
    const { order } = await lockShopOrder(tx, orderNo);
    const detail = await loadOrderDetail(tx, order);
    if (order.status === 'cancelled' || !hasAnyLeft(detail)) throw notReturnable(order);
    const items = readReturnedPieces(opened.items, detail.items, await heldPieces(tx, order.id));
    const pieces = items.map(({ order_item_id, quantity }) => {
      const item = detail.items.find(({ id }) => id === order_item_id);
      return `${item?.productCode ?? ''}  ${item?.productName ?? ''} × ${quantity}${item?.uosName ?? '点'}`;
    });
    const words = `${order.orderNo}（${orderWords(detail)}）`;
    if (isDryRun)
      return [`${words}: 次の返品を受け付けます（まだ変更していません。 Not changed yet.）`, ...pieces];
    const { request } = await store(tx, context, order, { ...opened, pieces: items });
    return [`${words}: 返品 ${request.number} を受け付けました。 Opened.`, ...pieces, nextStep(request)];
  });
  for (const line of lines) context.print(line);
}

interface CheckedReturn extends Omit<OpenedReturn, 'items'> {
  readonly pieces: ReturnType<typeof readReturnedPieces>;
}

async function store(
  tx: Executor,
  context: OperatorContext,
  order: OrderRow,
  { pieces, reason, remark, isBack }: CheckedReturn,
): Promise<ReturnDetail> {
  const wish = { kind: 'refund' as const, items: [...pieces], reason, remark };
  const detail = await insertReturn(tx, context, order, { wish, sent: null, wanted: new Map() });
  const { request } = detail;
  const change = isBack ? { status: 'approved' as const, decidedAt: context.clock.now() } : {};
  if (isBack) await tx.update(orderReturns).set(change).where(eq(orderReturns.id, request.id));
  await recordAudit(tx, context, {
    command: 'returns open',
    channelId: order.channelId,
    target: request.number,
    before: null,
    after: { order_no: order.orderNo, reason, is_back: isBack },
  });
  return { ...detail, request: { ...request, ...change } };
}

const nextStep = ({ number, status }: ReturnDetail['request']): string =>
  status === 'approved'
    ? `次は returns complete ${number} で、在庫に戻す数量と返金額を記録します。 Next: returns complete.`
    : `次は returns approve ${number} で、返送の方法をメールでお知らせします。 Next: returns approve.`;

const notReturnable = ({ orderNo, status }: OrderRow) =>
  status === 'cancelled'
    ? new OperatorError(`${orderNo}: キャンセル済みのご注文です`, `${orderNo}: it is cancelled`)
    : new OperatorError(
        `${orderNo}: まだ発送していません。orders cancelled でキャンセルできます`,
        `${orderNo}: nothing of it has left; orders cancelled cancels it`,
      );
