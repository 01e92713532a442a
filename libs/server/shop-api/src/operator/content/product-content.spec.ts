import path from 'node:path';
import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductSetsSpec } from '@shop/contract/products/list-product-sets';
import { listProductSizeTablesSpec } from '@shop/contract/products/list-product-size-tables';
import { type ContentShop, openContentShop, readFolder } from '@shop/testing-api/content-shop';

let content: ContentShop;
beforeAll(async () => {
  content = await openContentShop();
});
afterAll(() => content.close());

const KEY = 'komorebi-mug-white';
const CODE = 'D0001';
const OTHER = 'D0002';
const SIZES = `---
name: マグカップ
columns: [口径, 高さ]
sizes:
  - size: 白
    values: ["8.2", "9.0"]
note: 前後0.5cmの差があります。
products: [${CODE}]
---
`;
const CAP = `---
name: 帽子
columns: [頭まわり, 深さ]
body:
  頭まわり: head
sizes:
  - size: 白
    values: [57〜59, "10.5"]
  - size: 黒
    values: [—, "10.5"]
products: [${CODE}]
---
`;
const SET = `---
name: 朝のセット
description: 二人分です。
items:
  - product: ${CODE}
    quantity: 2
  - product: ${OTHER}
---
`;
const call = { params: { key: KEY } };
const tables = async () => (await content.api.call(listProductSizeTablesSpec, call)).body;
const sets = async () => (await content.api.call(listProductSetsSpec, call)).body;

it('[entity-size-table] a pushed size table is shown on the pages of its products, and is pulled as it was', async () => {
  const folder = await content.folderOf({ 'size-tables/mug.md': SIZES });
  expect(await content.push(folder)).toMatchObject({ code: 0, err: '' });
  expect(await tables()).toEqual([
    {
      key: 'mug',
      name: 'マグカップ',
      unit: 'cm',
      columns: ['口径', '高さ'],
      body_parts: [null, null],
      rows: [{ size: '白', values: ['8.2', '9.0'] }],
      note: '前後0.5cmの差があります。',
    },
  ]);
  expect((await content.api.call(getProductSpec, call)).body.has_size_tables).toBe(true);
  const pulled = path.join(content.root, 'pulled');
  await content.pull(pulled);
  expect((await readFolder(pulled))['size-tables/mug.md']).toContain(`- ${CODE}`);
  expect((await content.push(pulled)).out).not.toMatch(/追加 [1-9]|変更 [1-9]/);
});

it('[entity-size-table] the columns of the body are named in the file, and are pulled as they were', async () => {
  expect(await content.push(await content.folderOf({ 'size-tables/cap.md': CAP }))).toMatchObject({
    code: 0,
  });
  expect((await tables()).find(({ key }) => key === 'cap')?.body_parts).toEqual(['head', null]);
  const pulled = path.join(content.root, 'pulled-cap');
  await content.pull(pulled);
  expect((await readFolder(pulled))['size-tables/cap.md']).toMatch(/\nbody:\n {2}[^:]+: head\n/);
  expect((await content.push(pulled)).out).not.toMatch(/追加 [1-9]|変更 [1-9]/);
});

it('a pushed set is offered with its quantities, and no longer where it is hidden', async () => {
  const own = async () => (await sets()).filter(({ key }) => key === 'morning');
  expect(await content.push(await content.folderOf({ 'sets/morning.md': SET }))).toMatchObject({ code: 0 });
  expect(await own()).toMatchObject([
    { name: '朝のセット', description: '二人分です。', items: [{ quantity: 2 }, { quantity: 1 }] },
  ]);
  const hidden = SET.replace('items:', 'show: false\nitems:');
  expect(await content.push(await content.folderOf({ 'sets/morning.md': hidden }))).toMatchObject({
    code: 0,
  });
  expect(await own()).toEqual([]);
});

it.each([
  ['size-tables/a.md', SIZES.replace('"8.2", ', ''), 'columns と合わない行'],
  ['size-tables/a.md', SIZES.replace(CODE, 'X9999'), '商品がありません: X9999'],
  ['size-tables/a.md', SIZES.replace('[口径, 高さ]', '[口径, 口径]'), '同じものが二つあります'],
  ['size-tables/a.md', CAP.replace('頭まわり: head', '頭囲: head'), 'columns にない列があります'],
  ['size-tables/a.md', CAP.replace(': head', ': neck'), '次のどれかです: height weight'],
  ['size-tables/a.md', CAP.replace('57〜59', '"58"'), '155〜160 の形'],
  ['sets/a.md', SET.replace(OTHER, 'X9999'), '商品がありません: X9999'],
  ['sets/a.md', SET.replace(OTHER, CODE), '同じ商品が二つあります'],
  ['sets/a.md', SET.replace('quantity: 2', 'quantity: 0'), '1 から 99 までの整数です'],
])('a file %s that is wrong changes nothing, and says why', async (file, text, reason) => {
  const { code, out } = await content.push(await content.folderOf({ [file]: text }));
  expect([code, out]).toEqual([1, expect.stringContaining(reason)]);
});
