import * as v from 'valibot';
import { Image } from '../images/image';
import { PREFECTURE_NAMES } from '../postal-codes/prefecture-names';
import { SecretToken } from '../wire/secret-token';
import { DateText, Timestamp } from '../wire/timestamp';
import { Id } from '../wire/id';
import { recordOf } from '../wire/record-of';

const KEY_MAX = 32;
const TIMEZONE_LABEL_MAX = 50;
const MAX_TIMEZONES = 20;
/** 神奈川県, 和歌山県, 鹿児島県. */
const PREFECTURE_MAX = 4;

/** The token of the link in the address. */
export const GiftParams = v.object({ token: SecretToken });

/**
 * waiting: the address has to be entered · completed: it was · declined: the receiver does not want it · expired: nobody
 * entered it in time · cancelled: the giver or the shop cancelled the order before.
 */
export const SocialGiftStatus = v.picklist(['waiting', 'completed', 'declined', 'expired', 'cancelled']);
export type SocialGiftStatus = v.InferOutput<typeof SocialGiftStatus>;

/** What is given; a receiver is shown no price. */
export const SocialGiftProduct = v.object({
  id: Id,
  product_info: v.object({
    name: v.string(),
    options: v.array(v.object({ name: v.string(), value: v.string() })),
    image: v.nullable(Image),
  }),
  quantity: v.number(),
});
export type SocialGiftProduct = v.InferOutput<typeof SocialGiftProduct>;

/** What the receiver sees before telling the address; nothing of the giver but the name and the words. */
export const SocialGiftShipping = v.object({
  /** The order's shipping. */
  id: Id,
  status: SocialGiftStatus,
  giver_name: v.string(),
  receiver_name: v.string(),
  message: v.string(),
  expires_at: Timestamp,
  delivery_name: v.string(),
  /** Time slots as key → label, in order. */
  delivery_timezones: v.record(v.string(), v.string()),
});
export type SocialGiftShipping = v.InferOutput<typeof SocialGiftShipping>;

/**
 * The wished day and time; null: as early as possible, at any time. Without a key the first one of `delivery_timezone` is
 * taken (account §3).
 */
export const GiftDeliveryInput = v.object({
  delivery_at: v.optional(v.nullable(DateText), null),
  delivery_timezone: v.optional(
    recordOf(
      v.pipe(v.string(), v.maxLength(KEY_MAX)),
      v.pipe(v.string(), v.maxLength(TIMEZONE_LABEL_MAX)),
      MAX_TIMEZONES,
    ),
  ),
  delivery_timezone_key: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(KEY_MAX))), null),
});

/** Day and time as they were chosen; the first key of `delivery_timezone` is `delivery_timezone_key`. */
export const GiftDelivery = v.object({
  delivery_at: v.nullable(DateText),
  delivery_timezone: v.record(v.string(), v.string()),
  delivery_timezone_key: v.nullable(v.string()),
  earliest_arrival_on: DateText,
});
export type GiftDelivery = v.InferOutput<typeof GiftDelivery>;

/** What can be read once the address was entered. The address itself is not in it: the giver holds the link too. */
export const SocialGiftCompletion = v.object({
  order_shipping_id: Id,
  status: v.literal('completed'),
  giver_name: v.string(),
  receiver_name: v.string(),
  completed_at: Timestamp,
  ...GiftDelivery.entries,
});
export type SocialGiftCompletion = v.InferOutput<typeof SocialGiftCompletion>;

/** A prefecture by its name or its national number. */
export const PrefectureInput = v.pipe(
  v.string('都道府県を選択してください'),
  v.maxLength(PREFECTURE_MAX, '都道府県を選択してください'),
  v.transform((text) => PREFECTURE_NAMES[Number(text) - 1] ?? text),
  v.picklist(PREFECTURE_NAMES, '都道府県を選択してください'),
);

/** The machine codes of gifts. */
export const SOCIAL_GIFT_ERRORS = {
  /** 404: no such gift in this shop. */
  notFound: 'social_gift.not_found',
  /** 422: too late. */
  expired: 'social_gift.expired',
  /** 422: the receiver declined it. */
  declined: 'social_gift.declined',
  /** 422: the order was cancelled. */
  cancelled: 'social_gift.cancelled',
  /** 422: the address was entered already. */
  alreadyCompleted: 'social_gift.already_completed',
  /** 422: the shop offers no social gifts. */
  notOffered: 'social_gift.not_offered',
  /** 422: the receiver's mail address, or the giver, has had as many invitations in a day as the shop sends. */
  tooManyInvitations: 'social_gift.too_many_invitations',
  /** 404: the address was not entered yet. */
  notCompleted: 'social_gift.not_completed',
  /** 422: the day or the time cannot be chosen. */
  dateNotSelectable: 'social_gift.date_not_selectable',
} as const;

/** The codes that every call on a gift can return that may be over. */
export const OPEN_GIFT_ERRORS: readonly string[] = [
  SOCIAL_GIFT_ERRORS.notFound,
  SOCIAL_GIFT_ERRORS.expired,
  SOCIAL_GIFT_ERRORS.declined,
  SOCIAL_GIFT_ERRORS.cancelled,
];

/** The codes that every call on a gift that waits for its address can return. */
export const WAITING_GIFT_ERRORS: readonly string[] = [
  ...OPEN_GIFT_ERRORS,
  SOCIAL_GIFT_ERRORS.alreadyCompleted,
];

/** The receiver declined the gift, and its order was cancelled. */
export const SocialGiftDecline = v.object({ status: v.literal('declined'), giver_name: v.string() });
export type SocialGiftDecline = v.InferOutput<typeof SocialGiftDecline>;
