import type { PrefectureName } from '@shop/contract/postal-codes/prefecture-names';
import type { Picture } from '@shop/site/views/picture';

/** One product of a gift; its receiver sees no price. */
export interface GiftProduct {
  readonly id: number;
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly picture: Picture | null;
  readonly quantity: number;
}

/** A gift as its receiver sees it. */
export interface GiftView {
  /** The order's shipping, by which its lead time is found. */
  readonly shippingId: number;
  /** The address has been entered. */
  readonly isCompleted: boolean;
  readonly giverName: string;
  readonly receiverName: string;
  /** Empty: none. */
  readonly message: string;
  /** ISO 8601; the address can be entered before. */
  readonly expiresAt: string;
  readonly products: readonly GiftProduct[];
}

/** Where a gift goes, as far as its lead time depends on it. */
export interface GiftPlace {
  /** The order's shipping, whose lead time it is. account §3 */
  readonly shippingId: number;
  readonly prefecture: PrefectureName;
  readonly postalCode: string;
}

/** When a gift can arrive at a place. */
export interface GiftLeadtimeView {
  readonly earliestArrivalOn: string;
  readonly days: readonly {
    /** `YYYY-MM-DD` */
    readonly date: string;
    readonly isSelectable: boolean;
    /** Why it cannot be chosen. */
    readonly reason: string | null;
  }[];
  readonly timeSlots: readonly { readonly key: string; readonly label: string }[];
}

/** The day and the time slot that are wished; null: as early as possible, at any time. */
export interface GiftDeliveryWish {
  readonly deliveryAt: string | null;
  readonly timeSlotKey: string | null;
}

/** A gift whose address has been entered. */
export interface GiftCompletionView {
  readonly giverName: string;
  readonly receiverName: string;
  /** `YYYY-MM-DD`; null: as early as possible. */
  readonly deliveryAt: string | null;
  readonly timeSlotLabel: string | null;
  /** `YYYY-MM-DD` */
  readonly earliestArrivalOn: string;
}
