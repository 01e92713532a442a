import { listBannersSpec } from '@shop/contract/banners/list-banners';
import { getBlogSpec } from '@shop/contract/blogs/get-blog';
import { listBlogsSpec } from '@shop/contract/blogs/list-blogs';
import { listCatalogsSpec } from '@shop/contract/catalogs/list-catalogs';
import { getFreeAreaSpec } from '@shop/contract/free-areas/get-free-area';
import { listFreeAreasSpec } from '@shop/contract/free-areas/list-free-areas';
import { getMessageSpec } from '@shop/contract/messages/get-message';
import { listMessagesSpec } from '@shop/contract/messages/list-messages';
import { getPopupSpec } from '@shop/contract/popups/get-popup';
import { listPopupsSpec } from '@shop/contract/popups/list-popups';
import { listTagsSpec } from '@shop/contract/tags/list-tags';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** A picture of the demonstration; the names of its files are hashes of their content. */
const picture = (drawing: string, alt: string) => {
  const path = expect.stringMatching(new RegExp(`^/files/${drawing}-[0-9a-f]{6}\\.webp$`)) as string;
  return { path, width: 960, height: 960, alt, sources: [{ path, width: 960, type: 'image/webp' }] };
};

it('[entity-banner] a banner has its area and is shown', async () => {
  const { body } = await api.call(listBannersSpec, { query: { area: 'home-main', is_show: 1 } });
  expect(body[0]).toEqual({
    id: 1,
    area: 'home-main',
    title: '毎日の食卓',
    text: '手になじむ器と、すぐ使える台所道具をそろえました。',
    link_url: '/product?category=kitchen&child=true',
    image: picture('mug', 'マグカップ（セージグリーン）'),
    download_name: null,
    is_show: true,
  });
  expect(body.map(({ area, is_show }) => [area, is_show])).toEqual(Array(3).fill(['home-main', true]));
});

it('[entity-blog] the list has the articles, newest first, and the data of one also its text', async () => {
  const { body: list } = await api.call(listBlogsSpec, { query: {} });
  expect(list.map(({ title }) => title).slice(0, 2)).toEqual([
    '箕輪の窯元をたずねて',
    '湯のみの話、お茶の話',
  ]);
  expect(list[0]).toEqual({
    id: 1,
    title: '箕輪の窯元をたずねて',
    label: '産地だより',
    excerpt: '山あいの小さな窯で、毎日の器がどのように生まれるのかを見せていただきました。',
    author: '木下 葉子',
    image: picture('mug', 'マグカップ（白）'),
    published_at: '2026-06-01T03:00:00.000Z',
  });
  const { body: data } = await api.call(getBlogSpec, { params: { id: 1 } });
  expect(data).toEqual({ ...list[0], body: expect.stringContaining('<h2>土は三日ねかせる</h2>') as string });
});

it('[entity-catalog-list] the list of catalogues has each with its picture and its pages', async () => {
  const { body } = await api.call(listCatalogsSpec, { query: { per: 'all' } });
  expect(body).toEqual([
    {
      id: 1,
      key: 'volume-12',
      title: 'こもれび 第12号',
      description: '土の器、麻の布、夜の灯り。手になじむ道具を集めました。',
      image: picture('lamp', 'テーブルランプ（ナチュラル）'),
      page_count: 8,
      published_on: '2026-05-21',
      flip_book_key: 'volume-12',
      is_orderable: true,
    },
    {
      id: 2,
      key: 'volume-11',
      title: 'こもれび 第11号',
      description: '新しい暮らしを始める方へ。まずそろえたい道具の特集です。',
      image: picture('teacup', '湯のみ（紺）'),
      page_count: 6,
      published_on: '2026-02-20',
      flip_book_key: 'volume-11',
      is_orderable: true,
    },
  ]);
});

it('[entity-tag-list] the list of tags has each with the number of its products', async () => {
  const { body } = await api.call(listTagsSpec, { query: { per: 'all' } });
  const open = { is_protected: false, is_unlocked: true };
  expect(body.map(({ key }) => key)).toEqual([
    'new-arrivals',
    'made-in-japan',
    'gift',
    'dishwasher-safe',
    'restocked',
  ]);
  expect(body[2]).toEqual({
    ...{ id: 3, key: 'gift', name: '贈りものに', product_count: 7, ...open },
    description: '包装を承れる、贈りものに人気の品です。',
  });
});

it('[entity-free-area] a free area is found by its code', async () => {
  const { body: list } = await api.call(listFreeAreasSpec, { query: { per: 'all' } });
  expect(list.map(({ code }) => code)).toEqual(['cart-notice', 'footer', 'home-notice', 'product-footer']);
  const { body } = await api.call(getFreeAreaSpec, { params: { code: 'footer' } });
  expect(body).toMatchObject({
    code: 'footer',
    name: 'フッターのご案内',
    updated_at: '2026-05-11T03:00:00.000Z',
  });
  expect(body.body).toContain(
    '<dt>送料</dt><dd>660円〜1,980円（税込）<br />ご注文の商品の合計が税込10,000円以上',
  );
  expect(body.body).toContain('<a href="tel:049-000-1201">049-000-1201</a>');
  expect(list[1]).toEqual(body);
});

it('[entity-message] a message has its code, and updated_at by which it stays hidden', async () => {
  const { body: list } = await api.call(listMessagesSpec, { query: { per: 'all' } });
  const { body } = await api.call(getMessageSpec, { params: { code: 'reminder' } });
  expect(body).toEqual({
    code: 'reminder',
    page_names: ['reminder', 'reminder username'],
    title: 'メールが届かないとき',
    body: '<p>迷惑メールの振り分けをご確認ください。数分たっても届かない場合は、ご登録のメールアドレスが異なる場合があります。</p>',
    is_hideable: true,
    updated_at: '2026-05-11T03:00:00.000Z',
  });
  expect(list).toHaveLength(10);
  expect(list).toContainEqual(body);
});

it('[entity-popup] the list has the popups, and one is found by its id', async () => {
  const { body: list } = await api.call(listPopupsSpec, { query: { per: 'all' } });
  expect(list[0]).toEqual({
    id: 1,
    code: 'welcome',
    title: 'ようこそ',
    body: '<p>こもれびへようこそ。お買い物でお使いいただける500円引きのクーポンをご用意しています。</p>',
    image: picture('mug', 'マグカップ（紺）'),
    link_url: '/lp/daily-tools',
    link_text: '特集を見る',
    pages: ['home'],
    event_name: null,
    frequency: 'once',
    updated_at: '2026-06-07T03:00:00.000Z',
  });
  expect(list).toHaveLength(2);
  expect((await api.call(getPopupSpec, { params: { id: 2 } })).body).toEqual(list[1]);
});
