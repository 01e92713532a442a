import { RETURN_STATUS_NAMES, type ReturnStatus } from '@shop/contract/returns/return-status';
import type { Executor } from '../../db/database';
import type { AuditValues } from '../../db/schema';
import { channelOf } from '../../orders/apply-order-step';
import { loadOrderDetail } from '../../orders/order-store';
import {
  applyReturnStep,
  type ChangedReturn,
  ExchangeSoldOut,
  type ReturnTransition,
} from '../../returns/apply-return-step';
import { isReserving } from '../../returns/is-withdrawable';
import type { ReturnDetail, ReturnRow } from '../../returns/return-store';
import { lockReturn } from '../../returns/return-store';
import { recordAudit } from '../audit/record-audit';
import type { OperatorContext } from '../command/operator-command';
import { printOutcome } from '../command/print-outcome';
import { OperatorError } from '../command/operator-error';
import { orderWords } from '../orders/order-words';
import { readReturnNumber, returnMissing } from './return-number';

/** A step of the operator: from one state to another. */
export interface ReturnStep {
  readonly from: ReturnStatus;
  readonly to: ReturnTransition['to'];
  /** What a request that is in the new state already was told otherwise, in both languages; null where it was told the same. */
  readonly otherwise: (found: ReturnDetail) => readonly [string, string] | null;
  /** What the step says; throws an `OperatorError` where it cannot be taken. */
  readonly decide: (tx: Executor, found: ChangedReturn) => Promise<ReturnTransition>;
  /** Lines for the operator after the change. */
  readonly notes?: (tx: Executor, found: ChangedReturn) => Promise<readonly string[]>;
}

/**
 * Takes a step with a return request: state, stock, mail and audit entry in one transaction, which holds the order's row.
 * Repeated it changes nothing. A dry run takes the step, too, and leaves nothing of it.
 */
export async function changeReturn(
  context: OperatorContext,
  given: string,
  step: ReturnStep,
  isDryRun: boolean,
): Promise<void> {
  await printOutcome(context, async (tx, rollBack) => {
    const locked = await lockReturn(tx, readReturnNumber(given));
    if (locked === null) throw returnMissing(given);
    const { request } = locked.detail;
    if (request.status === step.to) return [unchanged(locked.detail, step)];
    if (!canTake(request, step)) throw wrongState(request.number, request.status, step);
    const channel = await channelOf(tx, locked.order);
    const [first = '', ...notes] = await takeStep(tx, context, { ...locked, channel }, step);
    return isDryRun
      ? rollBack([`${first}（まだ変更していません。 Not changed yet.）`, ...notes])
      : [first, ...notes];
  });
  await context.mail.flush();
}

/** What was recorded stays: a repetition that says something else is told so. */
function unchanged(detail: ReturnDetail, step: ReturnStep): string {
  const other = step.otherwise(detail);
  const { number } = detail.request;
  if (other !== null) throw new OperatorError(`${number} は${other[0]}`, `${number} ${other[1]}`);
  return `${number} はすでに「${RETURN_STATUS_NAMES[step.to]}」です。変更はありません。 Nothing to change.`;
}

/** An exchange can be refused after its approval too: what it wants is reserved until the goods come back, if they do. */
const canTake = (request: ReturnRow, { from, to }: ReturnStep): boolean =>
  request.status === from || (to === 'refused' && isReserving(request));

/** The step itself; throws an `OperatorError` where the wanted size has sold out meanwhile. */
async function apply(
  tx: Executor,
  context: OperatorContext,
  found: ChangedReturn,
  move: ReturnTransition,
): Promise<ReturnDetail> {
  try {
    return await applyReturnStep(tx, context, found, move);
  } catch (error) {
    if (!(error instanceof ExchangeSoldOut)) throw error;
    const { productCode } = error;
    throw new OperatorError(
      `交換品 ${productCode} の在庫が足りません。入荷を待つか、returns refuse で理由をお知らせください`,
      `Too few pieces of ${productCode} are left: wait for more, or refuse with the reason`,
    );
  }
}

async function takeStep(
  tx: Executor,
  context: OperatorContext,
  found: ChangedReturn,
  step: ReturnStep,
): Promise<readonly string[]> {
  const { status, number } = found.detail.request;
  const { orderNo } = found.order;
  const detail = await apply(tx, context, found, await step.decide(tx, found));
  await recordAudit(tx, context, {
    command: `returns ${AUDITED[step.to]}`,
    channelId: found.channel.id,
    target: number,
    before: { status },
    after: { status: step.to, ...auditedFigures(detail.request) },
  });
  const ofOrder = orderWords(await loadOrderDetail(tx, found.order));
  return [
    `${number}（${orderNo}・${ofOrder}）: ${RETURN_STATUS_NAMES[status]} → ${RETURN_STATUS_NAMES[step.to]}`,
    ...((await step.notes?.(tx, { ...found, detail })) ?? []),
  ];
}

/** The amounts that a completed return gave back and took. */
export const auditedFigures = ({ refund, pointsRefunded, pointsRevoked }: ReturnRow): AuditValues =>
  refund === null ? {} : { refund, points_refunded: pointsRefunded, points_revoked: pointsRevoked };

const AUDITED = { approved: 'approve', refused: 'refuse', completed: 'complete' } as const;

const wrongState = (number: string, status: ReturnStatus, { from }: ReturnStep) =>
  new OperatorError(
    `${number} は「${RETURN_STATUS_NAMES[status]}」です。できるのは「${RETURN_STATUS_NAMES[from]}」のときです`,
    `${number} is ${status}; this can be done while it is ${from}`,
  );
