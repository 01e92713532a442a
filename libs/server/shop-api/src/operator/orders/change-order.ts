import { ORDER_STATUS_NAMES, type OrderStatus } from '@shop/contract/orders/order-status';
import { findStatementOfOrder } from '../../company-statements/find-statement-of-order';
import type { Executor } from '../../db/database';
import { applyOrderStep, type OrderTransition } from '../../orders/apply-order-step';
import { type OrderStep, statusAfter } from '../../orders/order-steps';
import { loadOrderDetail, type OrderRow } from '../../orders/order-store';
import { countReturns } from '../../returns/return-store';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { checkOrderStep, stepRejected } from './check-order-step';
import { lockShopOrder } from './find-order';
import { moneyBackWords } from './money-back-words';
import { orderWords } from './order-words';

/** How a step is taken. */
interface StepOptions {
  readonly isDryRun?: boolean;
  /** Whatever of the order has left is at the shop again. */
  readonly isBack?: boolean;
}

/** Applies one step to an order; repeating it changes nothing. Parcels leave by `shipOrder`; `undoOrder` takes a step back. */
export async function changeOrder(
  context: OperatorContext,
  orderNo: string,
  move: Exclude<OrderTransition, { readonly step: 'shipped' }>,
  { isDryRun = false, isBack = false }: StepOptions = {},
): Promise<void> {
  const lines = await context.db.transaction(async (tx) => {
    const { order } = await lockShopOrder(tx, orderNo);
    const detail = await loadOrderDetail(tx, order);
    const { isPaid } = detail.payment;
    const verdict = checkOrderStep(move.step, detail, isBack);
    if (verdict === 'already')
      return [
        `${order.orderNo} はすでに「${ORDER_STATUS_NAMES[move.step]}」です。変更はありません。 Nothing to change.`,
      ];
    if (verdict !== 'change') throw stepRejected(order, verdict);
    if (move.step === 'paid') await requireNoOpenStatement(tx, order);
    if (isBack) await requireNotTakenBack(tx, order);
    const words = `${order.orderNo}（${orderWords(detail)}）: ${changeWords(move.step, order.status, isDryRun)}`;
    const notes = move.step === 'cancelled' ? [moneyBackWords(detail)] : [];
    if (isDryRun) return [`${words}（まだ変更していません。 Not changed yet.）`, ...notes];
    const changed = await applyOrderStep(tx, context, order, move);
    await recordAudit(tx, context, {
      command: `orders ${move.step}`,
      channelId: order.channelId,
      target: order.orderNo,
      before: { status: order.status, is_paid: isPaid },
      after: {
        status: changed.status,
        is_paid: isPaid || move.step === 'paid',
        ...(isBack ? { is_back: true } : {}),
      },
    });
    return [words, ...notes];
  });
  for (const line of lines) context.print(line);
  await context.mail.flush();
}

/** What a step changes: a payment after the shipment leaves the status as it is. */
function changeWords(step: OrderStep, status: OrderStatus, isDryRun: boolean): string {
  const after = statusAfter(step, status);
  return after === status
    ? `${ORDER_STATUS_NAMES[status]}（ご入金を記録し${isDryRun ? 'ます' : 'ました'}）`
    : `${ORDER_STATUS_NAMES[status]} → ${ORDER_STATUS_NAMES[after]}`;
}

/** The money for a statement arrives in one sum: an order that were paid by itself would leave a wrong one to wait for. */
async function requireNoOpenStatement(tx: Executor, { id, orderNo }: OrderRow): Promise<void> {
  const statement = await findStatementOfOrder(tx, id);
  if (statement === null) return;
  throw new OperatorError(
    `${orderNo}: 合計請求書 ${statement.number} のご注文です。ご入金は statements paid ${statement.number} で記録してください`,
    `${orderNo}: it stands on the statement ${statement.number}; note its payment by statements paid ${statement.number}`,
  );
}

/** Goods that a return or a statement has counted already would be taken back twice. */
async function requireNotTakenBack(tx: Executor, { id, orderNo }: OrderRow): Promise<void> {
  const statement = await findStatementOfOrder(tx, id);
  if (statement !== null)
    throw new OperatorError(
      `${orderNo}: 合計請求書 ${statement.number} のご注文です。返品として承ってください（returns open）`,
      `${orderNo}: it stands on the statement ${statement.number}; take it back as a return (returns open)`,
    );
  if ((await countReturns(tx, id)) > 0)
    throw new OperatorError(
      `${orderNo}: 返品の受付があります。returns list で確かめ、返品として記録してください`,
      `${orderNo}: a return of it is on record; see returns list, and note it there`,
    );
}
