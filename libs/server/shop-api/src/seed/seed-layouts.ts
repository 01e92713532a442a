import type { LayoutBlockContent } from '@shop/contract/layouts/layout-block';
import type { LayoutName } from '@shop/contract/layouts/layout-name';
import type { Executor } from '../db/database';
import { layoutBlocks, pageLayouts } from '../db/schema';
import type { SeedLayoutTitles, ShopContent } from './content/shop-content';
import type { ContentSeed } from './content-seed';

/** Pages that stand in another frame than the ordinary one. */
const FRAMES: readonly { page: string; layout: LayoutName; header: boolean; footer: boolean }[] = [
  { page: 'maintenance', layout: 'maintenance', header: false, footer: false },
  { page: 'invalid-channel', layout: 'invalidChannel', header: false, footer: false },
  { page: 'sample', layout: 'sample', header: true, footer: true },
];

interface SeedBlock {
  readonly title: string;
  readonly content: LayoutBlockContent;
}

/** The collections of the shop under their names, from one place of the list to another. */
const collectionsOf = ({ collections }: ShopContent, from: number, to?: number): readonly SeedBlock[] =>
  collections.slice(from, to).map(({ alias, name }) => ({
    title: name,
    content: { kind: 'collection', payload: { alias, limit: 4 } },
  }));

/** What a new shopper sees: what the shop is, why to buy here, then what there is. */
const homeBlocks = (content: ShopContent, titles: SeedLayoutTitles): readonly SeedBlock[] => [
  { title: '', content: { kind: 'hero', payload: {} } },
  { title: titles.reasons, content: { kind: 'reasons', payload: {} } },
  { title: titles.categories, content: { kind: 'categories', payload: {} } },
  { title: titles.arrivals, content: { kind: 'products', payload: { tag: null, sort: 'new', limit: 8 } } },
  { title: 'ご案内', content: { kind: 'free-area', payload: { code: 'home-notice' } } },
  { title: titles.ranking, content: { kind: 'ranking', payload: { limit: 5 } } },
  { title: '特集', content: { kind: 'banners', payload: { area: 'home-main' } } },
  ...collectionsOf(content, 0, 2),
  { title: titles.articles, content: { kind: 'blogs', payload: { limit: 3 } } },
  { title: titles.staff, content: { kind: 'stylists', payload: { limit: 3 } } },
  { title: titles.catalogs, content: { kind: 'catalogs', payload: { limit: 2 } } },
  { title: 'お知らせ', content: { kind: 'news', payload: { limit: 5 } } },
];

/** What a member sees below their own things: what they looked at, what has come out, and what the first home does not show. */
const memberHomeBlocks = (content: ShopContent): readonly SeedBlock[] => [
  { title: '最近見た商品', content: { kind: 'recently-viewed', payload: { limit: 8 } } },
  { title: '前回のご来店からの新着', content: { kind: 'whats-new', payload: { limit: 4 } } },
  ...collectionsOf(content, 2),
  { title: 'お知らせ', content: { kind: 'news', payload: { limit: 3 } } },
  {
    title: 'ご案内',
    content: {
      kind: 'html',
      payload: {
        body: '<p>いつもご利用ありがとうございます。<a href="/coupon/">クーポン</a>もご覧ください。</p>',
      },
    },
  },
];

/** Seeds the frames of pages, and what stands on the two homes. */
export async function seedLayouts(db: Executor, { channelId, content }: ContentSeed): Promise<void> {
  await db.insert(pageLayouts).values(
    FRAMES.map(({ page, layout, header, footer }) => ({
      channelId,
      page,
      layout,
      isShowHeader: header,
      isShowFooter: footer,
    })),
  );
  const rowsOf = (page: string, blocks: readonly SeedBlock[]) =>
    blocks.map((block, position) => ({ ...block, channelId, page, position }));
  await db
    .insert(layoutBlocks)
    .values([
      ...rowsOf('home', homeBlocks(content, content.layoutTitles)),
      ...rowsOf('ec', memberHomeBlocks(content)),
    ]);
}
