import { createProductHistorySpec } from '@shop/contract/product-histories/create-product-history';
import { deleteProductHistoriesSpec } from '@shop/contract/product-histories/delete-product-histories';
import { listGuestProductHistoriesSpec } from '@shop/contract/product-histories/list-guest-product-histories';
import { listProductHistoriesSpec } from '@shop/contract/product-histories/list-product-histories';
import {
  GUEST_TOKEN_HEADER,
  type ProductHistory,
  PRODUCT_HISTORY_LIMIT,
} from '@shop/contract/product-histories/product-history';
import { hashToken, randomToken } from '../auth/random-token';
import { takeRate } from '../auth/rate-limit';
import { handle, type Route } from '../http/handle';
import type { RouteContext } from '../http/route-context';
import { readProductCards } from '../products/read-product-cards';
import { requireShownProducts } from '../products/shown-product';
import { findBookmarked } from './find-bookmarked';
import {
  addToHistory,
  clearHistory,
  type HistoryOwner,
  isKnownGuest,
  readHistory,
} from './product-history-store';

/** Product pages opened by visitors of one address. */
const GUEST_VIEWS_PER_ADDRESS = { count: 240, windowMs: 60 * 1000 };

async function present(context: RouteContext, owner: HistoryOwner): Promise<ProductHistory[]> {
  const { db, channel, member } = context;
  const rows = await readHistory(db, channel.id, owner);
  const ids = rows.map(({ productId }) => productId);
  const cardOf = await readProductCards(context, ids);
  const isBookmarked = await findBookmarked(db, member, ids);
  context.answer.header('x-limit', String(PRODUCT_HISTORY_LIMIT));
  context.answer.paginate(rows.length, 1, 'all');
  return rows.flatMap(({ productId, viewedAt }) => {
    const product = cardOf(productId);
    if (product === null) return [];
    const is_favorite = product.is_favorite || isBookmarked(productId);
    return [
      { product_id: productId, product: { ...product, is_favorite }, viewed_at: viewedAt.toISOString() },
    ];
  });
}

const sentGuestHash = (context: RouteContext): string =>
  hashToken(`${context.channel.key}/${context.requestHeader(GUEST_TOKEN_HEADER) ?? ''}`);

/** The visitor of the header; a secret that this shop did not give out is replaced by a new one. */
async function guestOwner(context: RouteContext): Promise<HistoryOwner> {
  const guestTokenHash = sentGuestHash(context);
  if (await isKnownGuest(context.db, context.channel.id, guestTokenHash)) return { guestTokenHash };
  const token = randomToken();
  context.answer.header(GUEST_TOKEN_HEADER, token);
  return { guestTokenHash: hashToken(`${context.channel.key}/${token}`) };
}

/** GET /v1/me/product-histories */
const listProductHistoriesRoute = handle(listProductHistoriesSpec, (context) =>
  present(context, { userId: context.requireMember().id }),
);

/** GET /v1/guest/product-histories */
const listGuestProductHistoriesRoute = handle(listGuestProductHistoriesSpec, (context) =>
  present(context, { guestTokenHash: sentGuestHash(context) }),
);

/** POST /v1/product-histories */
const createProductHistoryRoute = handle(
  createProductHistorySpec,
  async (context, { body: { product_id } }) => {
    const { db, clock, channel, member, clientAddress } = context;
    if (member === null)
      await takeRate(db, clock, `product-history/${clientAddress}`, GUEST_VIEWS_PER_ADDRESS);
    await requireShownProducts(db, channel.id, [product_id]);
    const owner = member === null ? await guestOwner(context) : { userId: member.id };
    await addToHistory(db, owner, {
      channelId: channel.id,
      productId: product_id,
      viewedAt: clock.now(),
    });
    return present(context, owner);
  },
);

/** DELETE /v1/me/product-histories */
const deleteProductHistoriesRoute = handle(deleteProductHistoriesSpec, async (context) => {
  await clearHistory(context.db, { userId: context.requireMember().id });
  return undefined;
});

export const productHistoryRoutes: readonly Route[] = [
  listProductHistoriesRoute,
  listGuestProductHistoriesRoute,
  createProductHistoryRoute,
  deleteProductHistoriesRoute,
];
