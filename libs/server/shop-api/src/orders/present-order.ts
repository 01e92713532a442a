import type { Order, OrderSummary } from '@shop/contract/orders/order';
import { ORDER_STATUS_NAMES, PAYMENT_OPEN_NAME } from '@shop/contract/orders/order-status';
import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { presentAddress } from '../addresses/present-address';
import { presentDeliveryId } from '../shipping-leadtime/present-delivery-id';
import type { ListedOrder, OrderDetail, OrderRow, SocialGiftRow } from './order-store';
import { cancelKeyOf } from './cancel-key';
import { giftStatusOf } from '../social-gifts/gift-status';
import { hasAnyLeft } from './has-left';
import { isCancellable } from './order-steps';
import { type ItemFigures, type OrderFigures, orderFigures, shippingFeeWithTax } from './order-figures';
import { presentOrderTaxes } from './present-order-taxes';
import { presentPayment } from './present-payment';
import { presentTracking } from './present-tracking';
import { presentPickup } from '../schools/present-pickup';
import { withTax } from '../pricing/tax-by-rate';

type PresentedItem = OrderSummary['items'][number];

const presentItem = ({ item, unitPriceWithTax, subtotalWithTax }: ItemFigures): PresentedItem => ({
  id: item.id,
  product_key: item.productKey,
  product_code: item.productCode,
  product_name: item.productName,
  options: item.options.map(({ name, value }) => ({ name, value })),
  image: item.image === null ? null : { ...item.image, sources: [...item.image.sources] },
  unit_price: item.unitPrice,
  unit_price_with_tax: unitPriceWithTax,
  quantity: item.quantity,
  subtotal: item.subtotal,
  subtotal_with_tax: subtotalWithTax,
  tax_rate: item.taxRate,
  tax_amount: item.taxAmount,
  coupon_discount_parts: item.couponDiscountParts.map(({ code, amount }) => ({ code, amount })),
  uos_name: item.uosName,
  pieces: item.quantity * item.piecesPerUnit,
  parent_id: item.parentId,
});

function presentShipping(
  { row, items, packings }: OrderDetail['shippings'][number],
  isPaid: boolean,
): Order['shippings'] {
  if (row.address === null) return [];
  return [
    {
      id: row.id,
      address: presentAddress(row.address),
      ...presentPickup(row.pickup),
      delivery_id: presentDeliveryId(row.deliveryId),
      delivery_name: row.deliveryName,
      delivery_at: row.deliveryAt,
      earliest_arrival_on: row.earliestArrivalOn,
      after_payment: isPaid ? null : row.afterPayment,
      delivery_timezone_key: row.deliveryTimezoneKey,
      delivery_timezone:
        row.deliveryTimezoneKey === null || row.deliveryTimezoneLabel === null
          ? {}
          : { [row.deliveryTimezoneKey]: row.deliveryTimezoneLabel },
      carriage: row.shippingFee,
      carriage_with_tax: shippingFeeWithTax(row),
      tracking: presentTracking(row),
      packings: packings.map(
        ({ packingKey, name, unitPrice, unitPriceWithTax, quantity, noshiTitle, noshiName }) => ({
          packing_key: packingKey,
          name,
          unit_price: unitPrice,
          unit_price_with_tax: unitPriceWithTax ?? withTax(unitPrice, STANDARD_TAX_RATE),
          quantity,
          noshi_title: noshiTitle,
          // A noshi has a title: without one it is the message of a card.
          ...(noshiTitle === '' && noshiName !== ''
            ? { noshi_name: '', message: noshiName }
            : { noshi_name: noshiName }),
        }),
      ),
      items: [...items],
    },
  ];
}

const presentGift = (gift: SocialGiftRow, order: OrderRow, url: string | null): Order['social_gift'] => ({
  receiver_name: gift.receiverName,
  receiver_email: gift.receiverEmail,
  message: gift.message,
  status: giftStatusOf(gift, order),
  url,
  expires_at: gift.expiresAt.toISOString(),
  completed_at: gift.completedAt?.toISOString() ?? null,
});

/** An order as lists show it. */
export function presentOrderSummary(
  { order, items, payment, transaction, hasAnyLeft: hasLeft }: ListedOrder,
  figures: OrderFigures = orderFigures(order, items),
): OrderSummary {
  // Neither confirmed nor refused: the order may not stand yet.
  const isPaymentOpen = transaction?.status === 'pending';
  return {
    id: order.id,
    order_no: order.orderNo,
    ordered_at: order.orderedAt.toISOString(),
    status: order.status,
    status_name: isPaymentOpen ? PAYMENT_OPEN_NAME : ORDER_STATUS_NAMES[order.status],
    ...(isPaymentOpen ? { is_payment_open: true } : {}),
    is_cancellable: isCancellable(order.status) && !hasLeft,
    payment_name: payment.paymentName,
    total_payment: order.totalPayment,
    memo: order.memo,
    items: figures.items.map(presentItem),
  };
}

/** A whole order, from its own copies alone; `giftUrl` is the link that the giver of a gift passes on. */
export function presentOrder(detail: OrderDetail, giftUrl: string | null = null): Order {
  const figures = orderFigures(detail.order, detail.items);
  return {
    ...presentOrderSummary({ ...detail, hasAnyLeft: hasAnyLeft(detail) }, figures),
    cancel_only_ecd_key: cancelKeyOf(detail),
    remarks: detail.order.remarks,
    orderer: {
      company_name: detail.order.ordererCompanyName,
      department_or_position: detail.order.ordererDepartment,
      orderer_name: detail.order.ordererName,
      email: detail.order.ordererEmail,
      phone_number: detail.order.ordererPhoneNumber,
    },
    subtotal: detail.order.subtotal,
    total_packing: detail.order.totalPacking,
    total_carriage: detail.order.totalShippingFee,
    total_payment_fee: detail.order.totalPaymentFee,
    total_discount: detail.order.totalDiscount,
    total_point: detail.order.totalPoint,
    total_tax: detail.order.totalTax,
    amounts_with_tax: { ...figures.withTax },
    amount_by_tax_rate: presentOrderTaxes(detail),
    coupons: detail.coupons.map(({ code, name, discount }) => ({ code, name, discount })),
    grant_point: detail.order.grantPoint,
    is_point_granted: detail.order.pointsGrantedAt !== null,
    // The giver does not see the receiver's address.
    shippings:
      detail.gift === null
        ? detail.shippings.flatMap((shipping) => presentShipping(shipping, detail.payment.isPaid))
        : [],
    social_gift: detail.gift === null ? null : presentGift(detail.gift, detail.order, giftUrl),
    payment: presentPayment(detail.payment, { isCancelled: detail.order.status === 'cancelled' }),
    histories: detail.histories.map(({ status, changedAt }) => ({
      status,
      status_name: ORDER_STATUS_NAMES[status],
      changed_at: changedAt.toISOString(),
    })),
    cancel_reason: detail.order.cancelReason,
  };
}
