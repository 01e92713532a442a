import type { Address, AddressParts } from '@shop/site/views/address';
import type { Pickup } from '@shop/site/views/pickup';
import type { Picture } from '@shop/site/views/picture';
import type { Totals } from '@shop/site/views/totals';

/** What goes with a line, at its own price in integer yen. */
export interface CartAccessoryView {
  /** By which commands name it. */
  readonly key: string;
  readonly productKey: string;
  readonly name: string;
  readonly unitPrice: number;
  readonly unitPriceWithTax: number;
  readonly quantity: number;
  /** The most that its line takes; null where exactly one goes with each piece, and the quantity follows the line. */
  readonly maxQuantity: number | null;
  /** Without tax. */
  readonly subtotal: number;
  readonly isStockAvailable: boolean;
  /** How many of it can be ordered, in its unit of sale; null where there are enough. */
  readonly stockLeft: number | null;
}

/** One line of the cart. Prices in integer yen. */
export interface CartLine {
  readonly id: number;
  /** The key of the line, by which commands name it. */
  readonly key: string;
  readonly productKey: string;
  readonly productCode: string;
  readonly name: string;
  readonly brandName: string | null;
  readonly categoryNames: readonly string[];
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly picture: Picture | null;
  readonly unitPrice: number;
  readonly unitPriceWithTax: number;
  /** Units of sale where there is one, else pieces. */
  readonly quantity: number;
  /** The unit of sale; null: single pieces. */
  readonly unit: { readonly key: string; readonly name: string; readonly pieces: number } | null;
  /** Single pieces of the product are sold in multiples of it, over all its lines; 1: in any number. */
  readonly lotSize: number;
  /** Without tax. */
  readonly subtotal: number;
  readonly subtotalWithTax: number;
  readonly taxRate: number;
  readonly isReducedRate: boolean;
  readonly isStockAvailable: boolean;
  /** How many of it can be ordered, in its unit of sale; null where there are enough. */
  readonly stockLeft: number | null;
  /** Whether it is taken back where the shopper changed their mind. */
  readonly isReturnable: boolean;
  /** The unit of sale that the quantity counts; null: single pieces. */
  readonly unitName: string | null;
  /** The destination it goes to; null while there is none. */
  readonly shippingKey: string | null;
  readonly accessories: readonly CartAccessoryView[];
}

/** How the goods of a destination are wrapped, or the noshi that they carry. */
export interface CartPackingView {
  /** By which commands name it. */
  readonly key: string;
  readonly packingKey: string;
  readonly kind: 'wrapping' | 'noshi' | 'card';
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

/** What the shopper has put aside for later: no part of the order. */
export interface SavedLine {
  readonly key: string;
  readonly productKey: string;
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly picture: Picture | null;
  readonly unitPrice: number;
  readonly unitPriceWithTax: number;
  readonly isReducedRate: boolean;
  /** Units of sale where there is one, else pieces. */
  readonly quantity: number;
  readonly unit: { readonly key: string; readonly name: string; readonly pieces: number } | null;
  /** On sale, and one at least is in stock. */
  readonly isAvailable: boolean;
}

/** One destination of the cart. */
export interface CartShippingView {
  readonly key: string;
  readonly userAddressId: number | null;
  /** The school that hands it over, whose address this is; null: it is sent. */
  readonly pickup: Pickup | null;
  readonly address: Address;
  /** The same in parts, for the form in which a guest changes it. */
  readonly addressParts: AddressParts;
  readonly deliveryId: number | null;
  readonly deliveryName: string;
  /** `YYYY-MM-DD`; null: as early as possible. */
  readonly deliveryAt: string | null;
  readonly timeSlotKey: string | null;
  readonly timeSlotLabel: string | null;
  readonly shippingFeeWithTax: number;
  readonly packings: readonly CartPackingView[];
}

/** The order as a social gift: its receiver enters the address later. */
export interface CartGiftView {
  /** The key of its destination, which has no address yet. */
  readonly key: string;
  readonly receiverName: string;
  /** Null: the giver hands the link over. */
  readonly receiverEmail: string | null;
  readonly message: string;
  readonly packings: readonly CartPackingView[];
}

/** A payment through a service that has neither succeeded nor failed yet. */
export interface OpenPaymentView {
  readonly orderNo: string;
  /** The payment service's page, on which the shopper pays; null until the service has responded. */
  readonly paymentPage: string | null;
}

/** A coupon that the cart holds. */
export interface CartCouponView {
  readonly code: string;
  readonly name: string;
  /** What it takes off in yen without tax; 0 while it cannot be used. */
  readonly discount: number;
  /** What is less to pay for it, with tax. */
  readonly discountWithTax: number;
  /** Why it cannot be used now; null while it can. */
  readonly reason: string | null;
}

/** The points that an order can use, each worth a yen. */
export interface CartPoints {
  /** The member's points; null for guests. */
  readonly balance: number | null;
  /** The most that this cart can use now. */
  readonly usable: number;
  /** What the shopper wants to use; `totals.point` is what is used. */
  readonly requested: number;
}

/** Where the order of a cart stands with the approvers of its member's company. */
export interface CartApprovalView {
  /** From which total with tax an order has to be approved. */
  readonly threshold: number;
  readonly isRequired: boolean;
  /** The request about the cart as it is now; null where there is none. */
  readonly request: {
    readonly id: number;
    readonly status: 'requested' | 'approved' | 'rejected';
    /** Why it was rejected. */
    readonly reason: string;
  } | null;
  /** An earlier request lost its effect, because the cart was changed after it. */
  readonly isOutdated: boolean;
}

/** The whole cart, as pages show it. */
export interface CartView {
  readonly id: number;
  /** Rises with every change: of two views of the cart with this id the higher is the newer. */
  readonly revision: number;
  readonly token: string;
  /** The member it belongs to. */
  readonly userId: number | null;
  readonly lines: readonly CartLine[];
  readonly savedLines: readonly SavedLine[];
  /** Pieces in all lines. */
  readonly count: number;
  /** Empty for a gift. */
  readonly shippings: readonly CartShippingView[];
  /** Null for an ordinary order. */
  readonly gift: CartGiftView | null;
  readonly paymentId: number | null;
  readonly paymentName: string | null;
  readonly orderer: { readonly name: string; readonly email: string; readonly phoneNumber: string };
  readonly remarks: string;
  /** Why the last payment failed, until the shopper changes the cart. */
  readonly paymentError: string | null;
  /** The number of the next payment attempt. */
  readonly paymentAttempt: number;
  /**
   * The payment that the order of this cart waits for; any change of the cart cancels it. Null while the cart is not
   * decided.
   */
  readonly openPayment: OpenPaymentView | null;
  /** Null where no company has to approve the order. */
  readonly approval: CartApprovalView | null;
  readonly coupons: readonly CartCouponView[];
  readonly points: CartPoints;
  readonly totals: Totals;
  /** Points that the order will bring; 0 for guests. */
  readonly grantPoint: number;
  /** Whether there are goods enough for free shipping, whatever the destinations are. */
  readonly isShippingFree: boolean;
  /** Yen without tax that are missing for free shipping. */
  readonly freeShippingRemaining: number | null;
  /** Goods that cost this with tax are enough for it. */
  readonly freeShippingRemainingWithTax: number | null;
}
