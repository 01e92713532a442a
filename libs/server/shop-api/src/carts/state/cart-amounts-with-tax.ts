import type { AmountsWithTax } from '@shop/contract/wire/amounts-with-tax';
import { amountsWithTax } from '../../pricing/amounts-with-tax';
import type { CartState } from './cart-state';

/** The parts of a cart's total with tax. */
export const cartAmountsWithTax = ({
  goods,
  amounts,
}: Pick<CartState, 'goods' | 'amounts'>): AmountsWithTax =>
  amountsWithTax({
    lines: goods,
    shippingFee: amounts.totalShippingFee,
    packing: amounts.totalPacking,
    paymentFee: amounts.totalPaymentFee,
    payable: amounts.totalPayment + amounts.totalPoint,
  });
