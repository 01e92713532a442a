import * as v from 'valibot';
import { CartProductKey } from '../carts/cart-product-key';
import { ParcelTracking } from '../orders/parcel-tracking';
import { Id } from '../wire/id';
import { listOf } from '../wire/list-of';
import { multilineText } from '../wire/text-input';
import { DateText, Timestamp } from '../wire/timestamp';
import { Yen } from '../wire/yen';
import { ExchangeProduct, OfferedExchange } from './exchange-product';
import { ReturnKind } from './return-kind';
import { ReturnReason } from './return-reason';
import { OTHER_RETURN_REASON, RETURN_REMARK_MAX } from './return-rules';
import { ReturnStatus } from './return-status';

/** As many as a cart holds. */
const LINES_MAX = 200;
const PIECES_MAX = 999_999;

const Pieces = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1, '数量を選択してください'),
  v.maxValue(PIECES_MAX),
);

const ItemInput = v.object({
  order_item_id: Id,
  quantity: Pieces,
  /** The key of the variant that is wanted instead; in an exchange alone, and there for every item. */
  exchange_product_key: v.optional(CartProductKey),
});

/** What a member asks to return of an order. */
export const ReturnInput = v.pipe(
  v.object({
    kind: v.optional(ReturnKind, 'refund'),
    items: v.pipe(
      listOf(ItemInput, LINES_MAX),
      v.minLength(1, '返品する商品を選択してください'),
      v.check(
        (items) => new Set(items.map((item) => item.order_item_id)).size === items.length,
        '同じ商品が二度指定されています',
      ),
    ),
    reason: ReturnReason,
    remark: v.optional(multilineText('ご事情', RETURN_REMARK_MAX), ''),
    /** That the conditions of returns were read. */
    is_agreed: v.literal(true, '返品の条件をご確認ください'),
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['remark']],
      ({ reason, remark }) => reason !== OTHER_RETURN_REASON || remark !== '',
      'ご事情を入力してください',
    ),
    ['remark'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['items']],
      ({ kind, items }) =>
        items.every((item) => (item.exchange_product_key !== undefined) === (kind === 'exchange')),
      '交換を希望するサイズを選択してください',
    ),
    ['items'],
  ),
);
export type ReturnInput = v.InferInput<typeof ReturnInput>;

/** One request to return pieces of an order. */
export const OrderReturn = v.object({
  id: Id,
  /** What member and shop call it, e.g. `R260610-7K3F9Q2M`. */
  number: v.string(),
  kind: ReturnKind,
  kind_name: v.string(),
  status: ReturnStatus,
  status_name: v.string(),
  reason: ReturnReason,
  reason_name: v.string(),
  remark: v.string(),
  items: v.array(
    v.object({
      order_item_id: Id,
      quantity: v.number(),
      /** What is wanted instead; null where the money is. */
      exchange: v.nullable(ExchangeProduct),
    }),
  ),
  /** Whether the member can take it back: until the shop decided, and an exchange until the wanted pieces left. */
  is_withdrawable: v.boolean(),
  /** What the shop wrote: how to send the goods back, or why they cannot come back; empty until it did. */
  answer: v.string(),
  /** What is paid back; null until the return is completed. */
  refund: v.nullable(Yen),
  /** Points that the order had used and that went back; 0 until it is completed. */
  refunded_points: v.number(),
  /** Points that the order brings and that were revoked in proportion; 0 until it is completed. */
  revoked_points: v.number(),
  /** How the wanted pieces of an exchange are shipped; null until they left. */
  tracking: ParcelTracking,
  requested_at: Timestamp,
  /** When the shop approved or refused it, or the member withdrew it. */
  decided_at: v.nullable(Timestamp),
  completed_at: v.nullable(Timestamp),
});
export type OrderReturn = v.InferOutput<typeof OrderReturn>;

/** What can be returned of an order until when, and what was asked for so far. */
export const OrderReturns = v.object({
  order_id: Id,
  /** Whether the shop takes return requests here; if false, members use the contact form. */
  is_offered: v.boolean(),
  /** Whether a request can be made now. */
  is_requestable: v.boolean(),
  /** The last day of all; null until the order has left. */
  until: v.nullable(DateText),
  /** The reasons that can be given today, each with the last day on which it can. */
  reasons: v.array(v.object({ key: ReturnReason, name: v.string(), until: DateText })),
  /** Whether another size can be asked for now instead of the money. */
  is_exchange_offered: v.boolean(),
  items: v.array(
    v.object({
      order_item_id: Id,
      /** How much can still be asked for, in its unit of sale. */
      returnable: v.number(),
      /** The variants for which it can be exchanged, those without stock too; none where the shop exchanges nothing. */
      exchanges: v.array(OfferedExchange),
    }),
  ),
  /** Newest first. */
  returns: v.array(OrderReturn),
});
export type OrderReturns = v.InferOutput<typeof OrderReturns>;
