import { formatYen } from '@shop/format/format-yen';
import { storefrontPathOf } from '@shop/shops/storefront-paths';
import { and, desc, eq, not, type SQL } from 'drizzle-orm';
import { channels, productModels, products } from '../../db/schema';
import { taxLabel } from '../../pricing/price-sums';
import { priceSumsOf } from '../../site/front-settings';
import { listCommand } from '../lists/list-command';
import { ofChannel, within } from '../lists/list-conditions';
import { tokyoTimestamp } from '../../tokyo-time/tokyo-time';

const STATES = { shown: '表示', hidden: '非表示', 'sold-out': '在庫なし' } as const;

const isShown = and(eq(productModels.isShow, true), eq(products.isShow, true));

function inState(state: keyof typeof STATES | null): SQL | undefined {
  if (state === null || isShown === undefined) return undefined;
  if (state === 'sold-out') return eq(products.stock, 0);
  return state === 'shown' ? isShown : not(isShown);
}

/** `products list`: the variants with price and stock, the last added ones first. */
export const listProductsCommand = listCommand({
  name: 'products list',
  ja: '商品（規格ごと）を、ページの URL とともに新しい順に表示します',
  en: 'lists products, each variant with its page, newest first',
  states: STATES,
  day: { ja: '公開日', en: 'published' },
  none: '商品はありません。 No products.',
  read: async (db, { state, channelId, limit, offset, ...period }, _now, shopOrigins) => {
    const rows = await db
      .select({ product: products, model: productModels, channel: channels })
      .from(products)
      .innerJoin(productModels, eq(productModels.id, products.productModelId))
      .innerJoin(channels, eq(channels.id, products.channelId))
      .where(
        and(
          ofChannel(products.channelId, channelId),
          inState(state),
          within(productModels.publishedAt, period),
        ),
      )
      .orderBy(desc(products.id))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => ({
      ...row,
      url: `${shopOrigins[row.channel.key] ?? ''}${storefrontPathOf('product-detail', row.product.key)}`,
    }));
  },
  lineOf: ({ product, model, channel, url }) =>
    [
      product.code,
      product.name,
      channel.key,
      `${formatYen(product.price)}${taxLabel(priceSumsOf(channel))}`,
      `在庫 ${product.stock}`,
      model.isShow && product.isShow ? STATES.shown : STATES.hidden,
      url,
    ].join('  '),
  columns: {
    code: ({ product }) => product.code,
    name: ({ product }) => product.name,
    channel: ({ channel }) => channel.key,
    product_key: ({ product }) => product.key,
    url: ({ url }) => url,
    price: ({ product }) => product.price,
    before_price: ({ product }) => product.beforePrice,
    stock: ({ product }) => product.stock,
    reserved: ({ product }) => product.reserved,
    sold: ({ product }) => product.sold,
    is_show: ({ product, model }) => model.isShow && product.isShow,
    is_on_sale: ({ product }) => product.isOnSale,
    published_at: ({ model }) => tokyoTimestamp(model.publishedAt),
  },
});
