import { RETURN_KIND_NAMES } from '@shop/contract/returns/return-kind';
import { RETURN_STATUS_NAMES } from '@shop/contract/returns/return-status';
import type { ReturnDetail } from '../../returns/return-store';
import { tokyoTime } from '../../tokyo-time/tokyo-time';
import { parcelWords } from '../returns/parcel-words';
import { refundWords } from '../returns/refund-words';

/** The returns of an order, the oldest first: number, state, and what went back or was sent. */
export const returnLines = (returns: readonly ReturnDetail[]): readonly string[] =>
  returns.toReversed().map(({ request }) => {
    const { number, kind, status, completedAt } = request;
    const isOver = status === 'refused' || status === 'withdrawn';
    return [
      `${RETURN_KIND_NAMES[kind]} ${number}`,
      `${RETURN_STATUS_NAMES[status]}（${status}）`,
      ...(isOver ? [] : [kind === 'exchange' ? parcelWords(request) : refundWords(request.refund)]),
      ...(completedAt === null ? [] : [tokyoTime(completedAt)]),
    ].join('  ');
  });
