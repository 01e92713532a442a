import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProductSpec } from '@shop/contract/products/get-product';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { images, importedPictures, products } from '../../db/schema';
import { publicOutbound } from '../../outbound/outbound-policy';
import { DEFAULT_CONFIG } from '../../ports/shop-api-config';
import { deleteExpiredData } from '../../cleanup/delete-expired-data';

const DAY_MS = 24 * 60 * 60 * 1000;
const HEAD = 'code,name,variant_code,option1_name,option1_value,price,stock,image,image2,image3';

let api: TestApi;
let shop: Operator;
let folder: string;
let files: string;
let server: Server;
let host: string;
let asked: string[] = [];
let underWay = 0;
let mostUnderWay = 0;

const drawn = (background: string, width = 1_200, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-pictures-'));
  files = path.join(folder, 'files');
  api = await openTestApi({ config: { filesFolder: files } });
  const picture = await drawn('#8a2be2');
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    setTimeout(() => {
      underWay -= 1;
      if (request.url?.startsWith('/gone')) response.writeHead(404).end();
      else response.end(request.url?.startsWith('/text') ? '<html></html>' : picture);
    }, 30);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  host = `pictures.example:${address.port}`;
  shop = operatorOf(api, files, {
    ...publicOutbound([host]),
    resolve: () => Promise.resolve(['127.0.0.1']),
    isReachable: () => true,
  });
  await mkdir(path.join(folder, 'import/photos'), { recursive: true });
  await writeFile(path.join(folder, 'import/photos/白 1.jpg'), await drawn('#ffffff', 300, 400));
  await writeFile(
    path.join(folder, 'import/black.png'),
    await sharp(await drawn('#000000'))
      .png()
      .toBuffer(),
  );
  await writeFile(path.join(folder, 'import/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, 'outside.jpg'), await drawn('#00ff00'));
  await symlink(path.join(folder, 'outside.jpg'), path.join(folder, 'import/way-out.jpg'));
  await symlink(folder, path.join(folder, 'import/way-up'));
});
beforeEach(() => {
  asked = [];
  mostUnderWay = 0;
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const run = async (rows: readonly string[], ...options: readonly string[]) => {
  const file = path.join(folder, 'import/products.csv');
  await writeFile(file, rows.join('\n'));
  return shop('import', file, '--channel', 'default', ...options);
};
const seen = async (key: string) => (await api.call(getProductSpec, { params: { key } })).body;
const stored = (key: string) => api.db.select().from(products).where(eq(products.key, key));
const row = (code: string, ...pictures: readonly string[]) =>
  `${code},器,,,,900,1,${[...pictures, '', '', ''].slice(0, 3).join(',')}`;
const at = (name: string) => `http://${host}/${name}`;
const kept = () => readdir(files).catch((): string[] => []);

it('imports pictures beside the file in the sizes and encodings of the shop, a variant’s own picture first', async () => {
  const rows = [HEAD, 'CUP,器,CUP-W,色,白,900,1,photos/白 1.jpg,,', 'CUP,器,CUP-B,色,黒,900,1,black.png,,'];
  expect(await run(rows)).toMatchObject({ code: 0, out: expect.stringContaining('画像 2 枚') as string });
  const [white, black] = [await seen('cup-w'), await seen('cup-b')];
  expect(white.images.map(({ width, height, alt }) => [width, height, alt])).toEqual([
    [300, 400, '器'],
    [960, 480, '器'],
  ]);
  expect(black.images.map(({ path: at }) => at)).toEqual(white.images.map(({ path: at }) => at).reverse());
  expect(black.images[0]?.sources.map(({ width, type }) => [width, type])).toEqual([
    [960, 'image/webp'],
    [960, 'image/avif'],
    [480, 'image/webp'],
    [480, 'image/avif'],
    [240, 'image/webp'],
  ]);
  for (const { path: picture } of white.images.flatMap(({ sources }) => sources)) {
    const response = await api.request(picture);
    expect(response.status).toBe(200);
    expect((await sharp(new Uint8Array(await response.arrayBuffer())).metadata()).width).toBeGreaterThan(0);
  }
});

it('a second import of the same pictures stores and encodes nothing again; a file without pictures leaves them unchanged', async () => {
  const [before, rowsBefore] = [await kept(), await api.db.$count(images)];
  const shown = (await seen('cup-w')).images;
  await run([HEAD, 'CUP,器,CUP-W,色,白,950,1,photos/白 1.jpg,black.png,']);
  await run([HEAD, 'CUP,器,CUP-W,色,白,980,1,,,']);
  expect(await kept()).toEqual(before);
  expect(await api.db.$count(images)).toBe(rowsBefore);
  expect(await seen('cup-w')).toMatchObject({ product_price_with_tax: 980, images: shown });
});

it('fetches from an allowed host, each URL once, four at a time, and not again in later imports', async () => {
  const codes = Array.from({ length: 12 }, (_, number) => `N-${number}`);
  const rows = [HEAD, ...codes.map((code) => row(code, at(`${code}.jpg`), at('shared.jpg')))];
  const first = await run(rows);
  expect([first.code, first.out]).toEqual([0, expect.stringContaining('取得 13 枚')]);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toHaveLength(13);
  expect(mostUnderWay).toBeGreaterThan(1);
  expect(mostUnderWay).toBeLessThanOrEqual(4);
  expect((await seen('n-0')).images).toHaveLength(2);
  const second = await run(rows);
  expect([second.code, second.out, asked.length]).toEqual([0, expect.stringContaining('取得 0 枚'), 13]);
});

it('--dry-run fetches and stores nothing, reports how many pictures it would fetch, and finds missing files', async () => {
  const before = [await kept(), await api.db.$count(importedPictures)];
  const rows = [HEAD, row('DRY', at('dry.jpg'), at('shared.jpg'))];
  expect((await run(rows, '--dry-run')).out).toMatch(/画像 2 枚、.*取得 1 枚/);
  const { code, out } = await run([...rows, row('DRY-2', 'no-such.jpg')], '--dry-run');
  expect([code, out]).toEqual([
    1,
    expect.stringContaining('3行目（code DRY-2）「image」: ファイルがありません'),
  ]);
  expect([asked, await kept(), await api.db.$count(importedPictures)]).toEqual([[], ...before]);
});

it.each([
  ['a picture that is gone', () => at('gone.jpg'), '404'],
  ['what is no picture', () => at('text.jpg'), '画像（JPEG'],
  ['a drawing of instructions', () => 'drawing.svg', '画像（JPEG'],
  ['a file that is not there', () => 'none.jpg', 'ファイルがありません'],
  ['a folder', () => 'photos', 'ファイルがありません'],
  ['a file above', () => '../outside.jpg', 'CSV のフォルダーの中'],
  ['a file above, in between', () => 'photos/../../outside.jpg', 'CSV のフォルダーの中'],
  ['a file of the machine', () => '/etc/passwd', 'CSV のフォルダーの中'],
  ['a file by its URL', () => 'file:///etc/passwd', 'CSV のフォルダーの中'],
  ['a backslash', () => '..\\outside.jpg', 'CSV のフォルダーの中'],
  ['a link that leads out', () => 'way-out.jpg', 'CSV のフォルダーの外'],
  ['a folder that leads out', () => 'way-up/outside.jpg', 'CSV のフォルダーの外'],
  ['a URL with a user', () => `http://user@${host}/a.jpg`, 'ユーザー名'],
])('rejects the file for %s, and imports the rest when asked to', async (_name, source, reason) => {
  const rows = [HEAD, row('GOOD', at('shared.jpg')), row('BAD', source())];
  const rejected = await run(rows);
  expect([rejected.code, rejected.out]).toEqual([1, expect.stringMatching(/^3行目（code BAD）「image」/m)]);
  expect(rejected.out).toContain(reason);
  expect(await stored('good')).toEqual([]);
  const { code, out } = await run(rows, '--skip-failed-pictures');
  expect([code, out]).toEqual([0, expect.stringContaining(reason)]);
  expect((await seen('good')).images).toHaveLength(1);
  expect((await seen('bad')).images).toEqual([]);
  await api.db.delete(products).where(eq(products.key, 'good'));
});

it('--skip-pictures fetches nothing; pictures on a host that is not allowed are reported and left out', async () => {
  const { code } = await run([HEAD, row('PLAIN', at('gone.jpg'), 'none.jpg')], '--skip-pictures');
  expect([code, asked, (await seen('plain')).images]).toEqual([0, [], []]);
  const foreign = await run([HEAD, row('PLAIN', 'https://cdn.example/1.jpg', at('shared.jpg'))]);
  expect(foreign.out).toContain(
    '画像 1 枚、ほかのサーバーから取得 0 枚、取り込めない画像 1 枚（うち許可していない',
  );
  expect([foreign.code, foreign.out]).toEqual([
    0,
    expect.stringContaining(
      '2行目（code PLAIN）「image」: ほかのサーバーの画像は取り込みません: cdn.example',
    ),
  ]);
  expect((await seen('plain')).images).toHaveLength(1);
});

it('reads Shopify’s pictures in their order, a variant’s own first, with their alternative texts', async () => {
  const rows = [
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Position,Image Alt Text,Variant Image',
    `robe,服,サイズ,S,R-S,5800,${at('b.jpg')},2,後ろ,`,
    `robe,,,M,R-M,5800,${at('c.jpg')},3,,${at('c.jpg')}`,
    `robe,,,,,,${at('a.jpg')},1,前,`,
  ];
  expect((await run(rows)).code).toBe(0);
  expect((await seen('robe-s')).images.map(({ alt }) => alt)).toEqual(['前', '後ろ', '服']);
  expect((await seen('robe-m')).images.map(({ alt }) => alt)).toEqual(['服', '前', '後ろ']);
});

it('pictures of a rejected import are reused by the next one or deleted after a day; those of products stay', async () => {
  const rejectedRows = [HEAD, row('LATE', at('late.jpg')), 'LATE-2,器,cup-w,,,900,1,,,'];
  const inUse = await kept();
  expect((await run(rejectedRows)).code).toBe(1);
  expect((await kept()).length).toBeGreaterThan(inUse.length);
  asked = [];
  expect((await run(rejectedRows)).code).toBe(1);
  expect(asked).toEqual([]);
  const parts = { ...api, config: { ...DEFAULT_CONFIG, filesFolder: files }, log: pino({ level: 'silent' }) };
  expect(await deleteExpiredData(parts)).toMatchObject({ pictures: 0 });
  api.clock.advance(DAY_MS + 1_000);
  expect((await deleteExpiredData(parts))['pictures']).toBeGreaterThan(0);
  for (const { path: picture } of (await seen('cup-w')).images.flatMap(({ sources }) => sources))
    expect((await api.request(picture)).status).toBe(200);
  expect((await kept()).length).toBeLessThanOrEqual(inUse.length);
  expect((await run([HEAD, row('LATE', at('late.jpg'))])).out).toContain('取得 1 枚');
});

it('a picture whose files are missing is fetched again', async () => {
  await rm(files, { recursive: true });
  expect((await run([HEAD, row('LATE', at('late.jpg'))])).out).toContain('取得 1 枚');
  expect((await api.request((await seen('late')).images[0]!.path)).status).toBe(200);
});
