import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { PaymentMethodRow } from '../payments/payment-store';
import { formatYen } from '../pdf-documents/document-formats';
import { bothPrices } from '../pricing/both-prices';
import type { PriceSums } from '../pricing/price-sums';

/** What a payment method costs, and up to which total it can be used, as a sentence; empty where it costs nothing. */
export function feeBracketsText(
  { feeBrackets }: Pick<PaymentMethodRow, 'feeBrackets'>,
  sums: PriceSums,
): string {
  if (feeBrackets.length === 0) return '';
  const fees = feeBrackets.map(
    ({ upTo, fee }) => `${formatYen(upTo)}まで${formatYen(bothPrices(fee, STANDARD_TAX_RATE, sums).withTax)}`,
  );
  return `手数料（税込）は、お支払い金額が${fees.join('、')}です。`;
}
