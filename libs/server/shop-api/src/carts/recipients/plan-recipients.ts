import { MAX_CART_LINES } from '@shop/contract/carts/max-cart-lines';
import { MAX_CART_SHIPPINGS } from '@shop/contract/carts/max-cart-shippings';
import type { DeskProduct } from '../../order-desk/find-desk-products';
import type { ProductsByCode } from '../../order-desk/product-of-code';
import { piecesForSale } from '../../products/pieces-for-sale';
import { loosePiecesOf } from '../state/whole-lots';
import { piecesOf } from '../state/line-store';
import { type NamedGoods, readGoods } from './read-goods';
import type { Recipient, RecipientFault } from './read-recipients';
import { recipientFaults } from './recipient-faults';
import { addressed, type PlaceKey, placeOfLine, placeOfShipping, recipientKey } from './recipient-place';
import {
  type NamedShare,
  type RecipientCart,
  type Shares,
  sharesAfter,
  sharesOf,
  totalOf,
} from './shares-after';

/** What a row would do, or why it does nothing. */
export interface PlannedRecipient {
  readonly recipient: Recipient;
  readonly place: PlaceKey;
  readonly isPresent: boolean;
  readonly goods: readonly NamedGoods[];
  readonly faults: readonly RecipientFault[];
}

/** The whole file: its rows, and the shares of each product that the rows without faults name. */
export interface RecipientPlan {
  readonly rows: readonly PlannedRecipient[];
  readonly shares: ReadonlyMap<DeskProduct, Shares>;
}

/** What the rows of a file mean for a cart, one after the other; a row with faults does nothing. */
export function planRecipients(
  recipients: readonly Recipient[],
  cart: RecipientCart,
  byCode: ProductsByCode,
): RecipientPlan {
  const present = new Map(
    addressed(cart.shippings).flatMap(({ id, address }) =>
      address === null ? [] : [[recipientKey(address), placeOfShipping(id)] as const],
    ),
  );
  const lineOf = new Map<string, number>();
  const rows: PlannedRecipient[] = [];
  for (const recipient of recipients) {
    const key = recipient.address === null ? null : recipientKey(recipient.address);
    const same = key === null ? undefined : lineOf.get(key);
    const place = (key === null ? undefined : present.get(key)) ?? placeOfLine(recipient.line);
    const isPresent = place !== placeOfLine(recipient.line);
    const { goods, faults } = readGoods(recipient, byCode);
    const ofRow = [...recipient.faults, ...faults];
    if (same !== undefined) ofRow.push({ column: '', message: recipientFaults.repeated(same) });
    else if (key !== null) lineOf.set(key, recipient.line);
    const row = { recipient, place, isPresent, goods, faults: ofRow };
    rows.push(ofRow.length > 0 ? row : { ...row, faults: faultsBeside(rows, row, cart) });
  }
  return withWholeLots(rows, cart);
}

/** What does not fit beside the rows before it. */
function faultsBeside(
  before: readonly PlannedRecipient[],
  row: PlannedRecipient,
  cart: RecipientCart,
): readonly RecipientFault[] {
  const added = [...taken(before), row].filter(({ isPresent }) => !isPresent).length;
  const places = addressed(cart.shippings).length + added;
  if (!row.isPresent && places > MAX_CART_SHIPPINGS)
    return [{ column: '', message: recipientFaults.tooManyPlaces(MAX_CART_SHIPPINGS) }];
  const rows = [...taken(before), row];
  const lines = [...namedProducts(rows)].reduce(
    (sum, product) =>
      sum +
      held(sharesAfter(cart, product.id, namedShares(rows, product))) -
      held(sharesOf(cart, product.id)),
    cart.lines.length,
  );
  if (lines > MAX_CART_LINES && row.goods.length > 0)
    return [{ column: '', message: recipientFaults.tooManyLines(MAX_CART_LINES) }];
  return row.goods.flatMap(({ product, column, quantity }) => {
    const pieces = totalOf(sharesAfter(cart, product.id, namedShares(rows, product)));
    const now = loosePiecesOf(cart.lines, product.id);
    const others = piecesOf(cart.lines, product.id) - now;
    const over = pieces + others - piecesForSale(product);
    if (pieces <= now || over <= 0) return [];
    return [{ column, message: recipientFaults.outOfStock(product.name, Math.max(0, quantity - over)) }];
  });
}

/** Single pieces make whole lots over all rows together; rows of a product that do not are left out, until all others do. */
function withWholeLots(rows: readonly PlannedRecipient[], cart: RecipientCart): RecipientPlan {
  const good = taken(rows);
  const shares = new Map(
    [...namedProducts(good)].map((product) => [
      product,
      sharesAfter(cart, product.id, namedShares(good, product)),
    ]),
  );
  const split = new Map(
    [...shares].flatMap(([product, after]) => {
      const pieces = totalOf(after);
      const isSplit = pieces % product.lotSize !== 0 && pieces !== loosePiecesOf(cart.lines, product.id);
      return isSplit ? [[product, recipientFaults.lotSize(product.name, product.lotSize, pieces)]] : [];
    }),
  );
  if (split.size === 0) return { rows, shares };
  const next = rows.map((row) =>
    row.faults.length > 0
      ? row
      : {
          ...row,
          faults: row.goods.flatMap(({ product, column }) => {
            const message = split.get(product);
            return message === undefined ? [] : [{ column, message }];
          }),
        },
  );
  return withWholeLots(next, cart);
}

const taken = (rows: readonly PlannedRecipient[]): readonly PlannedRecipient[] =>
  rows.filter(({ faults }) => faults.length === 0);

const namedProducts = (rows: readonly PlannedRecipient[]): ReadonlySet<DeskProduct> =>
  new Set(rows.flatMap(({ goods }) => goods.map(({ product }) => product)));

const namedShares = (rows: readonly PlannedRecipient[], { id }: DeskProduct): readonly NamedShare[] =>
  rows.flatMap(({ place, goods }) =>
    goods.flatMap(({ product, quantity }) => (product.id === id ? [{ place, quantity }] : [])),
  );

/** In how many places there is some of a product. */
const held = (shares: Shares): number => [...shares.values()].filter((share) => share > 0).length;
