import { toAfterPayment } from '@shop/site/views/after-payment';
import type { Order, OrderSummary } from '@shop/contract/orders/order';
import type { ConveniencePayment, OrderPayment } from '@shop/contract/orders/order-payment';
import { toAddress } from '@shop/site/views/address';
import { toPickup } from '@shop/site/views/pickup';
import { toPictureOrNull } from '@shop/site/views/picture';
import { REDUCED_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { toTotals } from '@shop/site/views/totals';
import { webUrlOrNull } from '@shop/site/paths/web-url-or-null';
import { PAYMENTS } from '@shop/contract/payments/payments';
import type {
  ConveniencePaymentView,
  OrderGiftView,
  OrderPaymentView,
  OrderShippingView,
  OrderSummaryView,
  OrderView,
  TrackingView,
} from './order-view';

/** The wire's order in a list as the pages see it. */
export function toOrderSummary(wire: OrderSummary): OrderSummaryView {
  return {
    id: wire.id,
    orderNo: wire.order_no,
    orderedAt: wire.ordered_at,
    status: wire.status,
    statusName: wire.status_name,
    isPaymentOpen: wire.is_payment_open ?? false,
    isCancellable: wire.is_cancellable,
    paymentName: wire.payment_name,
    totalPayment: wire.total_payment,
    memo: wire.memo,
    lines: wire.items.map((item) => ({
      id: item.id,
      productKey: item.product_key,
      productCode: item.product_code,
      name: item.product_name,
      options: item.options,
      picture: toPictureOrNull(item.image),
      unitPrice: item.unit_price,
      unitPriceWithTax: item.unit_price_with_tax,
      quantity: item.quantity,
      subtotal: item.subtotal,
      isReducedRate: item.tax_rate === REDUCED_TAX_RATE,
      unitName: item.uos_name,
      parentId: item.parent_id,
    })),
  };
}

/** The wire's whole order as the pages see it. */
export function toOrder(wire: Order): OrderView {
  return {
    ...toOrderSummary(wire),
    cancelWarnings: wire.cancel_only_ecd_key === '' ? [] : [wire.cancel_only_ecd_key],
    remarks: wire.remarks,
    orderer: {
      companyName: wire.orderer.company_name,
      department: wire.orderer.department_or_position,
      name: wire.orderer.orderer_name,
      email: wire.orderer.email,
      phoneNumber: wire.orderer.phone_number,
    },
    totals: toTotals(wire),
    grantPoint: wire.grant_point,
    shippings: wire.shippings.map(toShipping),
    gift: wire.social_gift === null ? null : toOrderGift(wire.social_gift, wire.payment),
    payment: toPayment(wire.payment),
    histories: toHistories(wire.histories),
  };
}

/** The states that an order has been in, oldest first. */
export const toHistories = (histories: Order['histories']): OrderView['histories'] =>
  histories.map((entry) => ({
    status: entry.status,
    statusName: entry.status_name,
    changedAt: entry.changed_at,
  }));

function toShipping(shipping: Order['shippings'][number]): OrderShippingView {
  const slot = shipping.delivery_timezone_key;
  return {
    id: shipping.id,
    address: toAddress(shipping.address),
    pickup: toPickup(shipping.pickup),
    deliveryName: shipping.delivery_name,
    deliveryAt: shipping.delivery_at,
    earliestArrivalOn: shipping.earliest_arrival_on,
    afterPayment: toAfterPayment(shipping.after_payment),
    timeSlotLabel: slot === null ? null : (shipping.delivery_timezone[slot] ?? null),
    tracking: shipping.tracking === null ? null : toTracking(shipping.tracking),
    shippingFeeWithTax: shipping.carriage_with_tax,
    goods: shipping.items.map(({ id, quantity }) => ({ lineId: id, quantity })),
    packings: shipping.packings.map((packing) => ({
      key: packing.packing_key,
      name: packing.name,
      unitPriceWithTax: packing.unit_price_with_tax,
      quantity: packing.quantity,
      noshiTitle: packing.noshi_title,
      noshiName: packing.noshi_name,
      message: packing.message ?? '',
    })),
  };
}

const toOrderGift = (
  gift: NonNullable<Order['social_gift']>,
  { is_paid, due_on }: Order['payment'],
): OrderGiftView => ({
  receiverName: gift.receiver_name,
  receiverEmail: gift.receiver_email,
  isMailedOncePaid: !is_paid && due_on !== null,
  message: gift.message,
  status: gift.status,
  expiresAt: gift.expires_at,
  completedAt: gift.completed_at,
  url: gift.url === null ? null : webUrlOrNull(gift.url),
});

/** How a parcel is shipped. */
export function toTracking(tracking: NonNullable<Order['shippings'][number]['tracking']>): TrackingView {
  return {
    carrierName: tracking.carrier_name,
    number: tracking.tracking_number,
    url: tracking.tracking_url,
    shippedAt: tracking.shipped_at,
    others: (tracking.others ?? []).map(({ tracking_number, tracking_url }) => ({
      number: tracking_number,
      url: tracking_url,
    })),
  };
}

const toConvenience = ({ receipt_number, stores, page_url }: ConveniencePayment): ConveniencePaymentView => ({
  receiptNumber: receipt_number,
  stores,
  paymentPage: webUrlOrNull(page_url),
});

/** How an order is paid. */
export function toPayment(payment: OrderPayment): OrderPaymentView {
  const account = payment.bank_account;
  return {
    name: payment.payment_name,
    isOnDelivery: payment.payment_id === PAYMENTS.cashOnDelivery,
    isByInvoice: payment.payment_id === PAYMENTS.deferredInvoice,
    isByDeferredService: payment.payment_id === PAYMENTS.deferredService,
    isPaid: payment.is_paid,
    paidAt: payment.paid_at,
    dueOn: payment.due_on,
    convenience: payment.convenience === null ? null : toConvenience(payment.convenience),
    bankAccount:
      account === null
        ? null
        : {
            bankName: account.bank_name,
            branchName: account.branch_name,
            accountType: account.account_type,
            accountNumber: account.account_number,
            accountHolder: account.account_holder,
          },
  };
}
