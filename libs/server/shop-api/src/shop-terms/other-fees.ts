import { escapeHtml } from '../html/escape-html';
import { isPaidByTransfer } from '../payments/paid-by-transfer';
import { formatYen } from '../pdf-documents/document-formats';
import { feeBracketsText } from './fee-brackets-text';
import { feeRangeText } from './fee-range-text';
import type { ShopTerms } from './read-shop-terms';

const TRANSFER_FEE = '振込手数料（ご利用の金融機関が定める金額）はお客さまのご負担となります。';

/** What the payment itself costs, for each of the ways that cost something. */
const paymentFees = ({ payments, sums }: ShopTerms): readonly string[] =>
  payments.flatMap((method) => {
    const fees = isPaidByTransfer(method.paymentId) ? TRANSFER_FEE : feeBracketsText(method, sums);
    return fees === '' ? [] : [`${method.name}の場合：${fees}`];
  });

const packingFees = ({ packings }: ShopTerms): readonly string[] => {
  const charged = packings.filter(({ fee }) => fee > 0);
  const prices = charged.map(({ name, fee }) => `${name} ${formatYen(fee)}`).join('、');
  return charged.length === 0 ? [] : [`包装・のしなどをお選びの場合（一点につき、税込）：${prices}`];
};

/** Everything that is paid besides the goods, as a list: the law wants each named, and how much it is. */
export function otherFees(terms: ShopTerms): string {
  const { freeShippingFrom, giftShippingFee } = terms;
  const carriage = terms.fees.length === 0 || freeShippingFrom === 0 ? [] : [`送料：${feeRangeText(terms)}`];
  const gift =
    giftShippingFee === null
      ? []
      : [`ソーシャルギフトの送料：お届け先にかかわらず${formatYen(giftShippingFee)}（税込）`];
  const items = [...carriage, ...gift, ...paymentFees(terms), ...packingFees(terms)];
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
