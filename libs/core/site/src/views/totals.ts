import type { AmountByTaxRate } from '@shop/contract/wire/amount-by-tax-rate';
import type { AmountsWithTax } from '@shop/contract/wire/amounts-with-tax';

/** The part of a total with one tax rate, in integer yen. */
export interface TaxRateAmount {
  /** Per cent. */
  readonly rate: number;
  readonly taxable: number;
  readonly tax: number;
  readonly total: number;
}

/** The amounts of a cart or an order in integer yen, as the server has computed them. */
export interface Totals {
  readonly subtotal: number;
  readonly shippingFee: number;
  /** What gift packing costs. */
  readonly packing: number;
  /** What the way to pay costs. */
  readonly paymentFee: number;
  readonly discount: number;
  readonly point: number;
  readonly tax: number;
  readonly payment: number;
  readonly byRate: readonly TaxRateAmount[];
  /** The parts with tax: without the discount they come to the payment and the points. */
  readonly withTax: Pick<Totals, 'subtotal' | 'shippingFee' | 'packing' | 'paymentFee' | 'discount'>;
}

/** The amounts that carts and orders share in the API. */
export interface WireTotals {
  readonly subtotal: number;
  readonly total_carriage: number;
  readonly total_packing: number;
  readonly total_payment_fee: number;
  readonly total_discount: number;
  readonly total_point: number;
  readonly total_tax: number;
  readonly total_payment: number;
  readonly amount_by_tax_rate: readonly AmountByTaxRate[];
  readonly amounts_with_tax: AmountsWithTax;
}

/** Converts the amounts of the API; nothing is computed here. */
export function toTotals(wire: WireTotals): Totals {
  return {
    subtotal: wire.subtotal,
    shippingFee: wire.total_carriage,
    packing: wire.total_packing,
    paymentFee: wire.total_payment_fee,
    discount: wire.total_discount,
    point: wire.total_point,
    tax: wire.total_tax,
    payment: wire.total_payment,
    byRate: wire.amount_by_tax_rate.map((row) => ({
      rate: row.tax_rate,
      taxable: row.taxable_amount,
      tax: row.tax_amount,
      total: row.total_amount,
    })),
    withTax: {
      subtotal: wire.amounts_with_tax.subtotal,
      shippingFee: wire.amounts_with_tax.carriage,
      packing: wire.amounts_with_tax.packing,
      paymentFee: wire.amounts_with_tax.payment_fee,
      discount: wire.amounts_with_tax.discount,
    },
  };
}
