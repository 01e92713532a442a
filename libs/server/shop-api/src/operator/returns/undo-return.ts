import { RETURN_STATUS_NAMES } from '@shop/contract/returns/return-status';
import { formatYen } from '@shop/format/format-yen';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { products } from '../../db/schema';
import { channelOf } from '../../orders/apply-order-step';
import { loadOrderDetail } from '../../orders/order-store';
import type { ChangedReturn } from '../../returns/apply-return-step';
import { lockReturn, type ReturnRow } from '../../returns/return-store';
import {
  checkCompletionUndo,
  CompletionStays,
  type CompletionUndo,
  undoCompletion,
} from '../../returns/undo-completion';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';
import { printOutcome } from '../command/print-outcome';
import { OperatorError } from '../command/operator-error';
import { orderWords } from '../orders/order-words';
import { auditedFigures } from './change-return';
import { readReturnNumber, returnMissing } from './return-number';

const REJECTIONS: Readonly<
  Record<Exclude<CompletionUndo, 'change' | 'not-completed'>, readonly [string, string]>
> = {
  exchange: [
    'サイズ交換の完了は取り消せません（交換品を発送しています）',
    'the completion of an exchange cannot be undone: the new size has left',
  ],
  later: [
    'このご注文には、あとに完了した返品があります。先にそちらを returns undo で取り消してください',
    'another return of the order was completed later; undo that first',
  ],
  statement: [
    'この返品は、発行済みの合計請求書で差し引かれているため取り消せません',
    'a statement that was issued has taken its refund off already',
  ],
};

/** Takes back a completion that was noted by mistake, and tells the member; repeating it changes nothing. */
export async function undoReturn(context: OperatorContext, given: string, isDryRun: boolean): Promise<void> {
  await printOutcome(context, async (tx, rollBack) => {
    const locked = await lockReturn(tx, readReturnNumber(given));
    if (locked === null) throw returnMissing(given);
    const { request } = locked.detail;
    const verdict = await checkCompletionUndo(tx, locked.detail);
    if (verdict === 'not-completed') return [notCompleted(request)];
    if (verdict !== 'change') {
      const [ja, en] = REJECTIONS[verdict];
      throw new OperatorError(`${request.number}: ${ja}`, `${request.number}: ${en}`);
    }
    const channel = await channelOf(tx, locked.order);
    const words = await undo(tx, context, { ...locked, channel });
    if (isDryRun) return rollBack([`${words}（まだ変更していません。 Not changed yet.）`]);
    return [words, `正しい金額で完了するには returns complete ${request.number} … を使います。 Undone.`];
  });
  await context.mail.flush();
}

async function undo(tx: Executor, context: OperatorContext, found: ChangedReturn): Promise<string> {
  const { order, channel, detail } = found;
  const { request, items } = detail;
  const words = orderWords(await loadOrderDetail(tx, order));
  await take(tx, context, found);
  const pieces = items.reduce((all, { restocked }) => all + restocked, 0);
  await recordAudit(tx, context, {
    command: 'returns undo',
    channelId: channel.id,
    target: request.number,
    before: { status: request.status, ...auditedFigures(request), restocked: pieces },
    after: { status: 'approved' },
  });
  const back = `返金額 ${formatYen(request.refund ?? 0)}・ポイント 返却 ${request.pointsRefunded}・取り消し ${request.pointsRevoked}・在庫 ${pieces}`;
  return `${request.number}（${order.orderNo}・${words}）: ${RETURN_STATUS_NAMES.completed} → ${RETURN_STATUS_NAMES.approved}（取り消した記録: ${back}）`;
}

/** The undo itself; throws an `OperatorError` where what the completion gave back is not there any more. */
async function take(tx: Executor, context: OperatorContext, found: ChangedReturn): Promise<void> {
  const { number } = found.detail.request;
  try {
    await undoCompletion(tx, context, found);
  } catch (error) {
    if (!(error instanceof CompletionStays)) throw error;
    if (error.productId === null)
      throw new OperatorError(
        `${number}: お返ししたポイントがすでに使われたか失効しているため、取り消せません`,
        `${number}: the points that were given back have been used or have expired`,
      );
    const [product] = await tx.select().from(products).where(eq(products.id, error.productId));
    const code = product?.code ?? '';
    throw new OperatorError(
      `${number}: 在庫に戻した ${code} の在庫が足りないため、取り消せません（今の在庫 ${product?.stock ?? 0}）`,
      `${number}: too few of the restocked pieces of ${code} are left (${product?.stock ?? 0})`,
    );
  }
}

function notCompleted({ number, status }: ReturnRow): string {
  if (status === 'approved')
    return `${number} は「${RETURN_STATUS_NAMES.completed}」ではありません。変更はありません。 Nothing to change.`;
  throw new OperatorError(
    `${number} は「${RETURN_STATUS_NAMES[status]}」です。取り消せるのは「${RETURN_STATUS_NAMES.completed}」のときです`,
    `${number} is ${status}; only a completed return can be undone`,
  );
}
