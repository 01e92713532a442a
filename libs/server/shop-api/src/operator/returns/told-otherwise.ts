import { RETURN_STATUS_NAMES } from '@shop/contract/returns/return-status';
import { formatYen } from '@shop/format/format-yen';
import type { ReturnDetail, ReturnRow } from '../../returns/return-store';
import { parcelWords } from './parcel-words';
import type { Received } from './received';
import { readRestock } from './restock-option';

/** What was recorded of a decision and what was not, in both languages; null where the same was recorded. */
type Otherwise = readonly [string, string] | null;

/** Whether an answer to the member is another one than was sent; null: none was given this time. */
export const answeredOtherwise = ({ request }: ReturnDetail, answer: string | null): Otherwise =>
  answer === null || answer === request.answer
    ? null
    : [
        `「${RETURN_STATUS_NAMES[request.status]}」で、お客様には「${request.answer}」とお知らせしています。今回の文章は記録も送信もしていません`,
        `is ${request.status}, and the member was told something else; the new text was neither noted nor sent`,
      ];

/** Whether a completion says something else than was recorded. */
export function completedOtherwise({ request, items }: ReturnDetail, given: Received): Otherwise {
  const other =
    request.kind === 'exchange' ? parcelOtherwise(request, given) : moneyOtherwise(request, given);
  if (other !== null) return other;
  const restocked = readRestock(given.restock, items);
  const isSame = items.every((item, index) => item.restocked === restocked[index]);
  const inStock = items.map((item, index) => `${index + 1}:${item.restocked}`).join(',');
  return isSame
    ? null
    : [
        `在庫に戻した数量 ${inStock} で手続き完了です。${given.restock} は記録していません`,
        `is completed with the restocked pieces ${inStock}; ${given.restock} was not noted`,
      ];
}

function moneyOtherwise(request: ReturnRow, { refund, points }: Received): Otherwise {
  const paid = request.refund ?? 0;
  if ((refund ?? paid) === paid && points === request.pointsRefunded) return null;
  const isOfPoints = points !== request.pointsRefunded;
  const words = (yen: number, ofPoints: number) =>
    `${formatYen(yen)}${isOfPoints ? `・${ofPoints}ポイント` : ''}`;
  const recorded = words(paid, request.pointsRefunded);
  const wanted = words(refund ?? paid, points);
  return [
    `${recorded} の返金で手続き完了です。${wanted} は記録していません。誤りのときは returns undo ${request.number} で取り消してください`,
    `is completed with a refund of ${paid} yen and ${request.pointsRefunded} points; ${refund ?? paid} yen and ${points} points were not noted. Where that was a slip: returns undo ${request.number}`,
  ];
}

function parcelOtherwise(request: ReturnRow, { parcel }: Received): Otherwise {
  const { carrier, trackingNumber } = request;
  if (parcel === null || (parcel.carrier === carrier && parcel.trackingNumber === trackingNumber))
    return null;
  return [
    `${parcelWords(request)} で手続き完了です。${parcelWords({ ...request, ...parcel })} は記録していません`,
    `is completed with the parcel ${trackingNumber ?? ''}; ${parcel.trackingNumber} was not noted`,
  ];
}
