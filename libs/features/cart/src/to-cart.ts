import type { Cart } from '@shop/contract/carts/cart';
import type { CartProduct } from '@shop/contract/carts/cart-product';
import type { SavedCartProduct } from '@shop/contract/carts/saved-cart-product';
import type { CartShipping } from '@shop/contract/carts/cart-shipping';
import { toAddress, toAddressParts } from '@shop/site/views/address';
import { toPickup } from '@shop/site/views/pickup';
import { toPictureOrNull } from '@shop/site/views/picture';
import { REDUCED_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { toTotals } from '@shop/site/views/totals';
import type {
  CartApprovalView,
  CartGiftView,
  CartLine,
  CartPackingView,
  CartShippingView,
  CartView,
  OpenPaymentView,
  SavedLine,
} from './cart-view';
import { webUrlOrNull } from '@shop/site/paths/web-url-or-null';

/** Converts the cart of the API. Field names of the API are used in this file only. */
export function toCart(wire: Cart): CartView {
  const { detail, order } = wire.data;
  const lines = detail.products.map(toLine);
  return {
    id: wire.data.id,
    revision: wire.data.revision,
    token: wire.token,
    userId: wire.data.user_id,
    lines,
    savedLines: detail.saved_products.map(toSavedLine),
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    shippings: detail.shippings.map(toShipping),
    gift: toGift(wire.data.social_gift),
    paymentId: wire.data.payment_id,
    paymentName: wire.data.payment_name,
    orderer: {
      name: wire.data.orderer.orderer_name,
      email: wire.data.orderer.email,
      phoneNumber: wire.data.orderer.phone_number,
    },
    remarks: wire.data.remarks,
    paymentError: wire.data.payment_error,
    paymentAttempt: wire.data.payment_attempt,
    openPayment: toOpenPayment(wire),
    approval: toApproval(wire.data.approval),
    coupons: detail.coupons.map(({ code, name, discount, discount_with_tax, message }) => ({
      code,
      name,
      discount,
      discountWithTax: discount_with_tax,
      reason: message,
    })),
    points: wire.data.point,
    totals: toTotals(order),
    grantPoint: order.grant_point,
    isShippingFree: order.is_carriage_free,
    freeShippingRemaining: order.carriage_free_remaining,
    freeShippingRemainingWithTax: order.carriage_free_remaining_with_tax,
  };
}

const toApproval = (wire: Cart['data']['approval']): CartApprovalView | null =>
  wire === undefined
    ? null
    : {
        threshold: wire.threshold,
        isRequired: wire.is_required,
        request: wire.request,
        isOutdated: wire.is_outdated,
      };

function toOpenPayment({ data: { open_payment } }: Cart): OpenPaymentView | null {
  if (open_payment === null) return null;
  return { orderNo: open_payment.order_no, paymentPage: webUrlOrNull(open_payment.redirect_url) };
}

function toLine(product: CartProduct): CartLine {
  return {
    id: product.id,
    key: product.key,
    productKey: product.product_info.key,
    productCode: product.product_info.code,
    name: product.product_name,
    brandName: product.product_info.brand?.name ?? null,
    categoryNames: product.product_info.product_model.categories.map(({ name }) => name),
    options: product.product_info.options,
    picture: toPictureOrNull(product.product_info.image),
    unitPrice: product.unit_price,
    unitPriceWithTax: product.unit_price_with_tax,
    quantity: product.quantity,
    unit: product.uos,
    lotSize: product.lot_size,
    subtotal: product.subtotal,
    subtotalWithTax: product.subtotal_with_tax,
    taxRate: product.tax_rate,
    isReducedRate: product.tax_rate === REDUCED_TAX_RATE,
    isStockAvailable: product.is_stock_available,
    stockLeft: product.stock_left,
    isReturnable: product.is_returnable,
    unitName: product.uos?.name ?? null,
    shippingKey: product.shipping_key,
    accessories: product.accessories.map((accessory) => ({
      key: accessory.key,
      productKey: accessory.product_key,
      name: accessory.name,
      unitPrice: accessory.unit_price,
      unitPriceWithTax: accessory.unit_price_with_tax,
      quantity: accessory.quantity,
      maxQuantity: accessory.max_quantity,
      subtotal: accessory.subtotal,
      isStockAvailable: accessory.is_stock_available,
      stockLeft: accessory.stock_left,
    })),
  };
}

const toSavedLine = (product: SavedCartProduct): SavedLine => ({
  key: product.key,
  productKey: product.product_key,
  name: product.product_name,
  options: product.options,
  picture: toPictureOrNull(product.image),
  unitPrice: product.unit_price,
  unitPriceWithTax: product.unit_price_with_tax,
  isReducedRate: product.tax_rate === REDUCED_TAX_RATE,
  quantity: product.quantity,
  unit: product.uos,
  isAvailable: product.is_available,
});

function toShipping(shipping: CartShipping): CartShippingView {
  const key = shipping.delivery_timezone_key;
  return {
    key: shipping.key,
    userAddressId: shipping.user_address_id,
    pickup: toPickup(shipping.pickup),
    address: toAddress(shipping.address),
    addressParts: toAddressParts(shipping.address),
    deliveryId: shipping.delivery_id,
    deliveryName: shipping.delivery_name,
    deliveryAt: shipping.delivery_at,
    timeSlotKey: key,
    timeSlotLabel: key === null ? null : (shipping.delivery_timezone[key] ?? null),
    shippingFeeWithTax: shipping.carriage_with_tax,
    packings: shipping.packings.map(toPacking),
  };
}

const toGift = (gift: Cart['data']['social_gift']): CartGiftView | null =>
  gift && {
    key: gift.shipping_key,
    receiverName: gift.receiver_name,
    receiverEmail: gift.receiver_email,
    message: gift.message,
    packings: gift.packings.map(toPacking),
  };

const toPacking = (packing: CartShipping['packings'][number]): CartPackingView => ({
  key: packing.key,
  packingKey: packing.packing_key,
  kind: packing.kind,
  name: packing.name,
  unitPriceWithTax: packing.unit_price_with_tax,
  quantity: packing.quantity,
  noshiTitle: packing.noshi_title,
  noshiName: packing.noshi_name,
  message: packing.message ?? '',
});
