import path from 'node:path';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { openImportShop } from '@shop/testing-api/open-import-shop';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { tags } from '../../db/schema';

const HEAD =
  'code,name,name_kana,catch_copy,description,maker,brand,category,tags,tax_rate,shipping_days,is_show,variant_code,option1_name,option1_value,price,before_price,stock,on_order,image';
const ROWS = [
  'R0001,湯のみ,ユノミ,手びねり,土もの,窯元,白磁,台所 > うつわ,贈りもの、和,8,5,0,,,,1000,1200,4,1,a.png',
  'R0002,皿,サラ,,,窯元,白磁,台所,和,10,1,1,R0002-W,色,白,2000,,1,0,a.png',
  'R0002,皿,サラ,,,窯元,白磁,台所,和,10,1,1,R0002-B,色,黒,2000,,1,0,b.png',
  'R0003,鉢,ハチ,,,窯元,,台所,,10,1,1,,,,3000,,1,0,',
];

let shop: Awaited<ReturnType<typeof openImportShop>>;
const run = (...words: Parameters<typeof shop.run>) => shop.run(...words);

beforeAll(async () => {
  shop = await openImportShop();
  for (const [name, background] of Object.entries({
    'a.png': '#ff0000',
    'b.png': '#00ff00',
    'c.png': '#0000ff',
  }))
    await sharp({ create: { width: 20, height: 20, channels: 3, background } }).toFile(
      path.join(shop.folder, name),
    );
  expect(await run([HEAD, ...ROWS])).toMatchObject({ code: 0, err: '' });
});
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.close());

/** The lines about fields. */
const fieldsIn = (out: string) => out.split('\n').filter((line) => /：\d+件（例/.test(line));

it('the same file again changes nothing, and the report says so', async () => {
  for (const options of [['--dry-run'], []]) {
    const { out } = await run([HEAD, ...ROWS], ...options);
    expect([out, fieldsIn(out)]).toEqual([
      expect.stringContaining('追加 0 件、更新 0 件、変更なし 3 件。 0 added, 0 changed, 3 unchanged.'),
      [],
    ]);
  }
});

it.each([
  ['name', '湯のみ茶碗', '商品名：1件（例 R0001：湯のみ → 湯のみ茶碗）'],
  ['name_kana', '', 'ふりがな：1件（例 R0001：ユノミ → なし）'],
  ['catch_copy', '一点もの', '一言：1件（例 R0001：手びねり → 一点もの）'],
  ['description', '白もの', '説明：1件（例 R0001：土もの → 白もの）'],
  ['maker', '別の窯', 'メーカー：1件（例 R0001：窯元 → 別の窯）'],
  ['brand', '青磁', 'ブランド：1件（例 R0001：白磁 → 青磁）'],
  ['category', '台所', 'カテゴリー：1件（例 R0001：台所、うつわ → 台所）'],
  ['category', '台所 > 新しい分類', 'カテゴリー：1件（例 R0001：台所、うつわ → 台所、新しい分類）'],
  ['tags', '和', 'タグ：1件（例 R0001：和、贈りもの → 和）'],
  ['tags', '和、贈りもの、夏', 'タグ：1件（例 R0001：和、贈りもの → 和、贈りもの、夏）'],
  ['tax_rate', '10', '税率：1件（例 R0001：8% → 10%）'],
  ['shipping_days', '9', '発送までの日数：1件（例 R0001：5日 → 9日）'],
  ['is_show', '1', '表示：1件（例 R0001：非表示 → 表示）'],
  ['price', '1200', '価格：1件（例 R0001：1,000円 → 1,200円）'],
  ['before_price', '', '値下げ前の価格：1件（例 R0001：1,200円 → なし）'],
  ['stock', '9', '在庫：1件（例 R0001：4 → 9）'],
  ['on_order', '0', 'お取り寄せ：1件（例 R0001：あり → なし）'],
  ['image', 'b.png', '画像：1件（例 R0001：1枚 → 1枚（差し替え））'],
  ['image', 'c.png', '画像：1件（例 R0001：1枚 → 1枚（差し替え））'],
])('a changed %s (%s) is named with before and after', async (column, value, said) => {
  const columns = [...new Set(['code', 'name', 'price', column])];
  const cells: Readonly<Record<string, string>> = {
    code: 'R0001',
    name: '湯のみ',
    price: '1000',
    [column]: value,
  };
  const { code, out } = await run(
    [columns.join(','), columns.map((one) => cells[one]).join(','), ...unchanged(columns)],
    '--dry-run',
  );
  expect([code, fieldsIn(out)]).toEqual([0, [said]]);
  expect(out).toContain('取り込むと: 追加 0 件、更新 1 件、変更なし 1 件');
});
/** A row for R0003 that changes nothing. */
const unchanged = (columns: readonly string[]) => {
  const cells: Readonly<Record<string, string>> = Object.fromEntries(
    (ROWS[3] ?? '').split(',').map((cell, at) => [HEAD.split(',')[at] ?? '', cell]),
  );
  return [columns.map((one) => (one === 'category' ? '' : (cells[one] ?? ''))).join(',')];
};

it('counts products, not variants, and names the first one of each field', async () => {
  const { out } = await run(
    [
      'code,name,variant_code,option1_name,option1_value,price',
      'R0003,鉢,R0003,,,3000',
      ...['R0002,皿,R0002-W,色,白,2100', 'R0002,皿,R0002-B,色,墨,2200', 'R0002,皿,R0002-G,色,緑,2300'],
      ...['R0001,湯のみ,R0001,,,1100', 'R0009,壺,,,,1'],
    ],
    '--dry-run',
  );
  expect(fieldsIn(out)).toEqual([
    '商品名：1件（例 R0002-B：皿 黒 → 皿 墨）',
    '選択肢：1件（例 R0002-B：色：黒 → 色：墨）',
    '価格：2件（例 R0002-W：2,000円 → 2,100円）',
    '増えるバリエーション：1件（例 R0002-G：なし → 皿 緑）',
  ]);
  expect(out).toContain('追加 1 件、更新 2 件、変更なし 1 件');
});

it('a tag with a password, which stays, is no change', async () => {
  await shop.api.db.update(tags).set({ passwordHash: 'x' }).where(eq(tags.name, '贈りもの'));
  const { out } = await run(['code,name,price,tags', 'R0001,湯のみ,1000,和'], '--dry-run');
  expect(out).toContain('更新 0 件、変更なし 1 件');
  await shop.api.db.update(tags).set({ passwordHash: null }).where(eq(tags.name, '贈りもの'));
});

it('the real run says what it has changed', async () => {
  const { out } = await run(['code,name,price', 'R0003,鉢,3300']);
  expect([fieldsIn(out), out]).toEqual([
    ['価格：1件（例 R0003：3,000円 → 3,300円）'],
    expect.stringContaining('追加 0 件、更新 1 件、変更なし 0 件'),
  ]);
});

it('the products that are added are named, the first ten of them, in a dry run and in the real one', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => `N${at + 1},"新しい\n器",100`);
  for (const options of [['--dry-run'], []]) {
    const { out } = await run(['code,name,price', 'R0003,鉢,3300', ...rows], ...options);
    expect(out.split('\n').filter((line) => line.startsWith('新しい商品'))).toEqual([
      ...Array.from({ length: 10 }, (_, at) => `新しい商品 N${at + 1}  新しい 器`),
      '新しい商品 ほか 2 件。 2 more.',
    ]);
  }
});
