import { getCollectionSpec } from '@shop/contract/collections/get-collection';
import { listBannersSpec } from '@shop/contract/banners/list-banners';
import { getFreeAreaSpec } from '@shop/contract/free-areas/get-free-area';
import { getLayoutSpec } from '@shop/contract/layouts/get-layout';
import { getPageLayoutSpec } from '@shop/contract/layouts/get-page-layout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import { layoutBlocks } from '../db/schema';

const CHANNELS = ['default', 'corporate', 'school', 'gift'];
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const frame = async (page: string) => (await api.call(getPageLayoutSpec, { params: { page } })).body;
const blocks = async (page: string, channel = 'default') =>
  (await api.call(getLayoutSpec, { params: { page } }, { channel })).body.blocks;

it.each([
  ['home', { layout: 'default', is_show_header: true, is_show_footer: true }],
  ['maintenance', { layout: 'maintenance', is_show_header: false, is_show_footer: false }],
  ['invalid-channel', { layout: 'invalidChannel', is_show_header: false, is_show_footer: false }],
  ['cart-confirm', { layout: 'default', is_show_header: true, is_show_footer: true }],
  ['sample', { layout: 'sample', is_show_header: true, is_show_footer: true }],
  ['nothing-set', { layout: 'default', is_show_header: true, is_show_footer: true }],
])('[call-get-v1-pages-front-layout-page, interp-page-frame] %s stands in %j', async (page, expected) => {
  expect(await frame(page)).toEqual({ page, ...expected });
});

it.each(CHANNELS)(
  '[call-get-v1-layouts-page] the blocks on the homes of %s refer to content that exists',
  async (channel) => {
    const home = await blocks('home', channel);
    const memberHome = await blocks('ec', channel);
    expect(home.map(({ position }) => position)).toEqual(home.map((_, index) => index));
    for (const block of [...home, ...memberHome]) {
      if (block.kind === 'collection') {
        const params = { alias: block.payload.alias };
        const { body } = await api.call(getCollectionSpec, { params, query: {} }, { channel });
        expect(body.products.length).toBeGreaterThan(2);
      }
      if (block.kind === 'banners') {
        const { area } = block.payload;
        const { body } = await api.call(listBannersSpec, { query: { area } }, { channel });
        expect(body.length).toBeGreaterThan(1);
        for (const { link_url } of body) expect(link_url).not.toBeNull();
      }
      if (block.kind === 'free-area') {
        const params = { code: block.payload.code };
        expect((await api.call(getFreeAreaSpec, { params }, { channel })).status).toBe(200);
      }
    }
  },
);

it.each(CHANNELS)('the member’s home of %s shows nothing that the first home shows too', async (channel) => {
  const shown = (found: Awaited<ReturnType<typeof blocks>>) =>
    // News are marked as read for members alone.
    found.filter(({ kind }) => kind !== 'news').map(({ kind, payload }) => JSON.stringify({ kind, payload }));
  const home = shown(await blocks('home', channel));
  const memberHome = shown(await blocks('ec', channel));
  expect(memberHome.length).toBeGreaterThan(3);
  expect(memberHome.filter((block) => home.includes(block))).toEqual([]);
});

it('[entity-layout] is found by its page, with what stands on it in order', async () => {
  const { body } = await api.call(getLayoutSpec, { params: { page: 'home' } });
  expect(body.page).toBe('home');
  expect(body.blocks[7]).toEqual({
    id: body.blocks[7]!.id,
    position: 7,
    title: '毎日の食卓',
    kind: 'collection',
    payload: { alias: 'daily-table', limit: 4 },
  });
  expect(body.blocks.map(({ kind }) => kind)).toEqual([
    ...['hero', 'reasons', 'categories', 'products', 'free-area', 'ranking', 'banners'],
    ...['collection', 'collection', 'blogs', 'stylists', 'catalogs', 'news'],
  ]);
});

it('omits hidden blocks and those of other shops', async () => {
  const [first, second] = await blocks('home');
  await api.db.update(layoutBlocks).set({ isShow: false }).where(eq(layoutBlocks.id, first!.id));
  await api.db
    .update(layoutBlocks)
    .set({ channelId: 4 })
    .where(and(eq(layoutBlocks.id, second!.id), eq(layoutBlocks.page, 'home')));
  const ids = (await blocks('home')).map(({ id }) => id);
  expect(ids).not.toContain(first!.id);
  expect(ids).not.toContain(second!.id);
  expect(await blocks('nothing-set')).toEqual([]);
});

it.each(['../x', 'A', '1', 'x'.repeat(80), 'a%2Fb'])('rejects %j as the name of a page', async (page) => {
  expect((await api.callWith(getLayoutSpec, { params: { page } })).status).toBeGreaterThanOrEqual(404);
});
