import { formatYen } from '@shop/format/format-yen';
import { refundableOf, returnedAmounts } from '../../returns/returned-amounts';
import { OperatorError, wrongUsage } from '../command/operator-error';
import type { ReturnStep } from './change-return';
import { parcelWords } from './parcel-words';
import type { Received } from './received';
import { refundNotes } from './refund-notes';
import { readRestock } from './restock-option';
import { completedOtherwise } from './told-otherwise';

/**
 * The step that ends an approved request: its pieces go back to the stock; then the refund is stated, and the points of the
 * order are given back and revoked, or else the wanted size leaves.
 */
export const completion = (given: Received): ReturnStep => ({
  from: 'approved',
  to: 'completed',
  otherwise: (detail) => completedOtherwise(detail, given),
  decide: async (tx, { order, detail }) => {
    const { restock, refund, parcel, points } = given;
    const restocked = readRestock(restock, detail.items);
    if (detail.request.kind === 'exchange') {
      if (parcel === null || refund !== null || points > 0) throw exchangeUsage(detail.request.number);
      return { to: 'completed', restocked, refund: 0, points: 0, parcel };
    }
    if (refund === null || parcel !== null) throw refundUsage(detail.request.number);
    const left = refundableOf(order, await returnedAmounts(tx, order.id));
    if (refund > left.refund)
      throw new OperatorError(
        `返金額がご注文の残りの金額（${formatYen(left.refund)}）を超えています: ${refund}`,
        `The refund is more than what is left of the order (${left.refund} yen): ${refund}`,
      );
    if (points > left.points)
      throw new OperatorError(
        `お返しするポイントがご注文の残りのご利用ポイント（${left.points}ポイント）を超えています: ${points}`,
        `These are more points than the order used and were not given back yet (${left.points}): ${points}`,
      );
    return { to: 'completed', restocked, refund, points, parcel: null };
  },
  notes: async (tx, { order, detail: { request, items } }) => {
    if (request.kind === 'exchange') return [parcelWords(request)];
    return refundNotes(tx, order, { request, items });
  },
});

const exchangeUsage = (number: string) =>
  wrongUsage(
    `${number} はサイズ交換です。--tracking で交換品の伝票番号を指定してください（--refund と --points は使いません）`,
    `${number} is an exchange: say the parcel of the new size by --tracking, without --refund and --points`,
  );

const refundUsage = (number: string) =>
  wrongUsage(
    `${number} は返品です。--refund で返金額を指定してください（--tracking と --carrier は使いません）`,
    `${number} wants the money: say the refund by --refund, without --tracking and --carrier`,
  );
