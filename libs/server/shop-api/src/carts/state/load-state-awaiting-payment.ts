import type { RouteContext } from '../../http/route-context';
import { orderFigures } from '../../orders/order-figures';
import { getOrder, loadOrderDetail, type OrderDetail } from '../../orders/order-store';
import { presentOrderTaxes } from '../../orders/present-order-taxes';
import type { OpenPayment } from '../../payments/find-open-payment';
import type { Executor } from '../../db/database';
import { discountsWithTax } from '../../pricing/discounts-with-tax';
import { type CartState, loadCartState } from './cart-state';
import type { CartRow } from './cart-store';

/**
 * Loads a cart that became an order whose payment is still open, with the figures of that order: its pieces, points
 * and coupons count as the cart's own. Lines whose product is gone are left out, because the shopper cannot change
 * them until the payment has ended.
 */
export async function loadStateAwaitingPayment(
  db: Executor,
  context: RouteContext,
  cart: CartRow,
  openPayment: OpenPayment,
): Promise<CartState> {
  const state = await loadCartState(db, context, cart);
  return {
    ...state,
    ...ordered(state, await loadOrderDetail(db, await getOrder(db, openPayment.orderId))),
    openPayment,
  };
}

function ordered(state: CartState, { order, items, taxes, coupons }: OrderDetail): Partial<CartState> {
  // Items are stored in the order of the lines.
  const pairs = state.lines.flatMap((line, index) => {
    const item = items[index];
    return line.product === null || item === undefined ? [] : [{ line, product: line.product, item }];
  });
  const held = new Map<number, number>();
  for (const { line, product } of pairs) held.set(product.id, (held.get(product.id) ?? 0) + line.pieces);
  const figures = orderFigures(order, items);
  const figuresOf = new Map(figures.items.map((one) => [one.item, one]));
  const withTax = discountsWithTax({
    lines: items.map((item) => ({
      taxRate: item.taxRate,
      amount: item.subtotal,
      parts: item.couponDiscountParts,
    })),
    services: order.totalShippingFee + order.totalPacking,
    codes: coupons.map(({ code }) => code),
  });
  return {
    lines: pairs.map(({ line, product, item }) => ({
      ...line,
      product: {
        ...product,
        unitPrice: state.sums === 'with-tax' ? (figuresOf.get(item)?.unitPriceWithTax ?? 0) : item.unitPrice,
        stock: product.stock + (held.get(product.id) ?? 0),
      },
    })),
    coupons: state.coupons.map((one) => {
      const index = coupons.findIndex(({ code }) => code === one.coupon.code);
      const applied = coupons[index];
      if (applied === undefined) return one;
      const discountWithTax = applied.discountWithTax ?? withTax[index] ?? 0;
      return { ...one, discount: applied.discount, discountWithTax, violation: null };
    }),
    amounts: {
      ...state.amounts,
      subtotal: order.subtotal,
      totalPacking: order.totalPacking,
      totalShippingFee: order.totalShippingFee,
      totalPaymentFee: order.totalPaymentFee,
      totalDiscount: order.totalDiscount,
      totalPoint: order.totalPoint,
      totalTax: order.totalTax,
      withTax: figures.withTax,
      totalPayment: order.totalPayment,
      payable: order.totalPayment + order.totalPoint,
      pointLimit: order.totalPayment + order.totalPoint,
      // What waits for a payment service has no fee.
      toCollect: order.totalPayment,
      amountByTaxRate: presentOrderTaxes({ taxes }),
      lineAmounts: pairs.map(({ item }) => item.subtotal),
      lineAmountsWithTax: pairs.map(({ item }) => figuresOf.get(item)?.subtotalWithTax ?? 0),
      lineTaxes: pairs.map(({ item }) => item.taxAmount),
      lineDiscounts: pairs.map(({ item }) => item.couponDiscountParts),
    },
    grantPoint: order.grantPoint,
  };
}
