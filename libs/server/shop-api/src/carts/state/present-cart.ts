import type { Cart } from '@shop/contract/carts/cart';
import type { CartPacking } from '@shop/contract/carts/cart-packing';
import type { CartShipping } from '@shop/contract/carts/cart-shipping';
import { PICKUP_NAME } from '@shop/contract/schools/school-pickup';
import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { presentAddress } from '../../addresses/present-address';
import type { StoredAddress } from '../../db/schema';
import { bothPrices } from '../../pricing/both-prices';
import type { PriceSums } from '../../pricing/price-sums';
import { presentPickup } from '../../schools/present-pickup';
import { presentDeliveryId } from '../../shipping-leadtime/present-delivery-id';
import type { CartState } from './cart-state';
import type { CartDestination } from './cart-destination';
import type { PackingLine } from './packing-lines';
import { presentFreeShipping } from './present-free-shipping';
import { presentLines } from './present-line';

/** The whole cart as every cart call returns it (core §3). Throws when the product of a line is gone. */
export function presentCart(state: CartState, token: string): Cart {
  const { cart, destinations, amounts, orderer } = state;
  return {
    token,
    data: {
      id: cart.id,
      revision: cart.revision,
      user_id: cart.userId,
      payment_id: state.payment?.paymentId ?? null,
      payment_name: state.payment?.name ?? null,
      ...(state.approval === null ? {} : { approval: state.approval }),
      orderer: { orderer_name: orderer.name, email: orderer.email, phone_number: orderer.phoneNumber },
      remarks: cart.remarks,
      payment_error: cart.paymentError,
      payment_attempt: cart.paymentAttempt,
      open_payment: presentOpenPayment(state),
      point: {
        balance: state.pointBalance,
        usable: Math.min(state.pointBalance ?? 0, amounts.pointLimit),
        requested: cart.points,
      },
      social_gift: presentGift(state),
      expires_at: cart.expiresAt.toISOString(),
      detail: {
        products: presentLines(state),
        shippings: destinations.flatMap((destination) => {
          const { address } = destination.row;
          return address === null ? [] : [presentDestination(destination, address, state.sums)];
        }),
        coupons: state.coupons.map(({ coupon, discount, discountWithTax, violation }) => ({
          code: coupon.code,
          name: coupon.name,
          discount,
          discount_with_tax: discountWithTax,
          message: violation?.message ?? null,
        })),
        saved_products: [...state.saved],
      },
      order: {
        order_no: state.openPayment?.orderNo ?? null,
        subtotal: amounts.subtotal,
        total_packing: amounts.totalPacking,
        total_carriage: amounts.totalShippingFee,
        total_payment_fee: amounts.totalPaymentFee,
        total_discount: amounts.totalDiscount,
        total_point: amounts.totalPoint,
        total_tax: amounts.totalTax,
        total_payment: amounts.totalPayment,
        amounts_with_tax: { ...amounts.withTax },
        grant_point: state.grantPoint,
        amount_by_tax_rate: [...amounts.amountByTaxRate],
        ...presentFreeShipping(state),
      },
    },
  };
}

function presentOpenPayment({ openPayment }: CartState): Cart['data']['open_payment'] {
  if (openPayment === null) return null;
  const { orderNo, redirectUrl } = openPayment;
  return {
    order_no: orderNo,
    state: redirectUrl === null ? 'pending' : 'waiting',
    redirect_url: redirectUrl,
  };
}

/** The single destination of a gift, which has no address and is therefore a field of its own. */
function presentGift({ cart, destinations, sums }: CartState): Cart['data']['social_gift'] {
  const [destination] = destinations;
  if (cart.receiver === null || destination === undefined) return null;
  const { name, email, message } = cart.receiver;
  return {
    receiver_name: name,
    receiver_email: email,
    message,
    shipping_key: destination.row.key,
    carriage: bothPrices(destination.shippingFee, STANDARD_TAX_RATE, sums).withoutTax,
    packings: destination.packings.map((packing) => presentPacking(packing, sums)),
  };
}

const presentPacking = ({ row, packing }: PackingLine, sums: PriceSums): CartPacking => {
  const price = bothPrices(packing.price, STANDARD_TAX_RATE, sums);
  return {
    key: row.key,
    packing_key: packing.key,
    kind: packing.kind,
    name: packing.name,
    unit_price: price.withoutTax,
    unit_price_with_tax: price.withTax,
    quantity: row.quantity,
    subtotal: price.withoutTax * row.quantity,
    noshi_title: row.noshiTitle,
    ...(packing.kind === 'card' ? { noshi_name: '', message: row.noshiName } : { noshi_name: row.noshiName }),
  };
};

const presentDestination = (
  { row, method, shippingFee, timezoneLabel, lines, packings }: CartDestination,
  address: StoredAddress,
  sums: PriceSums,
): CartShipping => {
  const fee = bothPrices(shippingFee, STANDARD_TAX_RATE, sums);
  return {
    id: row.id,
    key: row.key,
    user_address_id: row.userAddressId,
    address: presentAddress(address),
    ...presentPickup(row.pickup),
    delivery_id: presentDeliveryId(method.deliveryId),
    delivery_name: row.pickup === null ? method.name : PICKUP_NAME,
    delivery_at: row.pickup?.on ?? row.deliveryAt,
    delivery_timezone_key: row.deliveryTimezoneKey,
    delivery_timezone:
      row.deliveryTimezoneKey === null || timezoneLabel === null
        ? {}
        : { [row.deliveryTimezoneKey]: timezoneLabel },
    carriage: fee.withoutTax,
    carriage_with_tax: fee.withTax,
    products: lines
      .filter(({ parentId }) => parentId === null)
      .map(({ key, quantity }) => ({ key, quantity })),
    packings: packings.map((packing) => presentPacking(packing, sums)),
  };
};
