import type { Cart } from '@shop/contract/carts/cart';
import type { CartProduct } from '@shop/contract/carts/cart-product';
import type { CartShipping } from '@shop/contract/carts/cart-shipping';
import { presentAddress } from '../addresses/present-address';
import { carriageFreeRemaining } from '../pricing/carriage';
import { withTax } from '../pricing/tax-by-rate';
import { presentDeliveryId } from '../shipping-leadtime/present-delivery-id';
import { cartFailures } from './cart-failures';
import type { CartLine } from './cart-lines';
import type { CartDestination, CartState } from './cart-state';

/** The whole cart as every cart call answers it (core §3). Throws when a line's product is gone. */
export function presentCart(state: CartState, token: string): Cart {
  const { cart, lines, destinations, amounts, rules, orderer } = state;
  return {
    token,
    data: {
      id: cart.id,
      user_id: cart.userId,
      payment_id: state.payment?.paymentId ?? null,
      payment_name: state.payment?.name ?? null,
      orderer: { orderer_name: orderer.name, email: orderer.email, phone_number: orderer.phoneNumber },
      remarks: cart.remarks,
      expires_at: cart.expiresAt.toISOString(),
      detail: {
        products: lines.map((line, index) => presentLine(line, amounts.lineTaxes[index] ?? 0)),
        shippings: destinations.map((destination) => presentDestination(destination, lines)),
        coupons: [],
      },
      order: {
        order_no: null,
        subtotal: amounts.subtotal,
        total_packing: amounts.totalPacking,
        total_carriage: amounts.totalCarriage,
        total_discount: amounts.totalDiscount,
        total_point: amounts.totalPoint,
        total_tax: amounts.totalTax,
        total_payment: amounts.totalPayment,
        amount_by_tax_rate: [...amounts.amountByTaxRate],
        carriage_free_remaining: carriageFreeRemaining(amounts.subtotal, rules.freeCarriageFrom),
      },
    },
  };
}

function presentLine(line: CartLine, taxAmount: number): CartProduct {
  const { product, quantity } = line;
  if (product === null) throw cartFailures.lineProductNotFound(line.productName);
  return {
    id: line.id,
    key: line.key,
    product_info: {
      id: product.id,
      key: product.key,
      code: product.code,
      name: product.name,
      product_price: product.unitPrice,
      brand: product.brand,
      image: product.image,
      options: product.options.map(({ name, value }) => ({ name, value })),
      product_model: { ...product.model, categories: [...product.categories] },
    },
    product_name: product.name,
    unit_price: product.unitPrice,
    unit_price_with_tax: withTax(product.unitPrice, product.taxRate),
    quantity,
    subtotal: product.unitPrice * quantity,
    tax_rate: product.taxRate,
    tax_amount: taxAmount,
    coupon_discount_parts: [],
    accessories: [],
    is_stock_available: product.stock >= quantity,
  };
}

const presentDestination = (
  { row, method, carriage, timezoneLabel }: CartDestination,
  lines: readonly CartLine[],
): CartShipping => ({
  id: row.id,
  key: row.key,
  user_address_id: row.userAddressId,
  address: presentAddress(row.address),
  delivery_id: presentDeliveryId(method.deliveryId),
  delivery_name: method.name,
  delivery_at: row.deliveryAt,
  delivery_timezone_key: row.deliveryTimezoneKey,
  delivery_timezone:
    row.deliveryTimezoneKey === null || timezoneLabel === null
      ? {}
      : { [row.deliveryTimezoneKey]: timezoneLabel },
  carriage,
  products: lines.map(({ key, quantity }) => ({ key, quantity })),
  packings: [],
});
