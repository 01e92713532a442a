import type { AfterPayment } from '@shop/site/views/after-payment';
import type { Address } from '@shop/site/views/address';
import type { Pickup } from '@shop/site/views/pickup';
import type { Picture } from '@shop/site/views/picture';
import type { Totals } from '@shop/site/views/totals';
import type { SocialGiftStatus } from '@shop/contract/social-gifts/social-gift';
import type { OrderStatus } from '@shop/contract/orders/order-status';

/** One line of an order, as it was when it was placed. Integer yen. */
export interface OrderLine {
  readonly id: number;
  readonly productKey: string;
  readonly productCode: string;
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly picture: Picture | null;
  readonly unitPrice: number;
  readonly unitPriceWithTax: number;
  readonly quantity: number;
  /** Without tax. */
  readonly subtotal: number;
  readonly isReducedRate: boolean;
  /** The unit of sale, such as ケース; null: single pieces. */
  readonly unitName: string | null;
  /** The line that this one is an accessory of. */
  readonly parentId: number | null;
}

/** An order in the list. */
export interface OrderSummaryView {
  readonly id: number;
  readonly orderNo: string;
  /** ISO 8601. */
  readonly orderedAt: string;
  readonly status: OrderStatus;
  readonly statusName: string;
  /** It is not ordered for good before its payment is confirmed. */
  readonly isPaymentOpen: boolean;
  readonly isCancellable: boolean;
  readonly paymentName: string;
  readonly totalPayment: number;
  /** What the member noted on it. */
  readonly memo: string | null;
  readonly lines: readonly OrderLine[];
}

/** Where and when one destination is reached. */
export interface OrderShippingView {
  readonly id: number;
  readonly address: Address;
  /** The school that hands it over; null: it is sent. */
  readonly pickup: Pickup | null;
  readonly deliveryName: string;
  /** `YYYY-MM-DD`; null: as early as possible. */
  readonly deliveryAt: string | null;
  readonly earliestArrivalOn: string;
  /** What follows the payment that it waits for; null: it waits for none. */
  readonly afterPayment: AfterPayment | null;
  readonly timeSlotLabel: string | null;
  /** The parcel's way; null until it left. */
  readonly tracking: TrackingView | null;
  readonly shippingFeeWithTax: number;
  /** What is in the parcel, by the ids of the order's lines. */
  readonly goods: readonly { readonly lineId: number; readonly quantity: number }[];
  readonly packings: readonly OrderPackingView[];
}

/** How the goods of a parcel are wrapped, or the noshi that they carry. */
export interface OrderPackingView {
  /** Which packing it is. */
  readonly key: string;
  readonly name: string;
  readonly unitPriceWithTax: number;
  readonly quantity: number;
  /** 表書き; empty: none. */
  readonly noshiTitle: string;
  /** 名入れ; empty: none. */
  readonly noshiName: string;
  /** What a message card says; empty on everything else. */
  readonly message: string;
}

/** How a parcel is shipped. */
export interface TrackingView {
  readonly carrierName: string;
  readonly number: string;
  /** The carrier's page of this parcel. */
  readonly url: string;
  /** ISO 8601. */
  readonly shippedAt: string;
  /** The other parcels, where the goods did not fit into one. */
  readonly others: readonly { readonly number: string; readonly url: string }[];
}

/** How to pay at a convenience store. */
export interface ConveniencePaymentView {
  /** What the shopper says or enters there. */
  readonly receiptNumber: string;
  readonly stores: readonly { readonly name: string; readonly steps: readonly string[] }[];
  /** The payment service's page about this payment; null where its address is no web address. */
  readonly paymentPage: string | null;
}

/** How an order is paid; account, receipt number and due day are included until it is. */
export interface OrderPaymentView {
  readonly name: string;
  /** It is paid to the carrier. */
  readonly isOnDelivery: boolean;
  /** It is paid after the shipment, by an invoice that the buyer downloads. */
  readonly isByInvoice: boolean;
  /** The deferred payment service collects it after the delivery. */
  readonly isByDeferredService: boolean;
  readonly isPaid: boolean;
  readonly paidAt: string | null;
  readonly dueOn: string | null;
  readonly bankAccount: {
    readonly bankName: string;
    readonly branchName: string;
    readonly accountType: string;
    readonly accountNumber: string;
    readonly accountHolder: string;
  } | null;
  readonly convenience: ConveniencePaymentView | null;
}

/** The order as a social gift; its giver does not see the receiver's address. */
export interface OrderGiftView {
  readonly receiverName: string;
  /** Null: the giver hands the link over. */
  readonly receiverEmail: string | null;
  /** The shop sends the link to the receiver once the order is paid. */
  readonly isMailedOncePaid: boolean;
  readonly message: string;
  readonly status: SocialGiftStatus;
  /** ISO 8601; the address can be entered before. */
  readonly expiresAt: string;
  readonly completedAt: string | null;
  /** The link for the receiver, while the gift waits; null otherwise. */
  readonly url: string | null;
}

/** A whole order. */
export interface OrderView extends OrderSummaryView {
  /** A warning for orders that the shop cancels by hand. account §4 */
  readonly cancelWarnings: readonly string[];
  readonly remarks: string;
  readonly orderer: {
    /** Empty, as the department: the orderer orders for themselves. */
    readonly companyName: string;
    readonly department: string;
    readonly name: string;
    readonly email: string;
    readonly phoneNumber: string;
  };
  readonly totals: Totals;
  /** Points that it brings; 0 for guests. */
  readonly grantPoint: number;
  /** Empty for a gift. */
  readonly shippings: readonly OrderShippingView[];
  /** Null for an ordinary order. */
  readonly gift: OrderGiftView | null;
  readonly payment: OrderPaymentView;
  readonly histories: readonly {
    readonly status: OrderStatus;
    readonly statusName: string;
    readonly changedAt: string;
  }[];
}
