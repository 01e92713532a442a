import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { uploadFileSpec } from '@shop/contract/files/upload-file';
import { createReviewSpec } from '@shop/contract/reviews/create-review';
import { listReviewsSpec } from '@shop/contract/reviews/list-reviews';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { createApiGate } from '../http/create-api-gate';
import { DEFAULT_CONFIG } from '../ports/shop-api-config';
import { deleteOrphanedUploads } from '../files/delete-orphaned-uploads';
import { productReviews, rateCounters, reviewPhotos, uploads, users } from '../db/schema';
import { DAY_MS, HOUR_MS } from '../durations';

const REVIEW = { rating: 5, title: '部屋に合います', body: '写真のとおりです', nickname: 'みどり' };
const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#8fa58a' } });

const gate = createApiGate(10);
let api: TestApi;
let folder: string;
let product: StockedProduct;
let member: { token: string };
let second: { token: string };
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'review-photos-'));
  api = await openTestApi({ gate, config: { filesFolder: folder } });
  [product] = (await wellStockedProducts(api.db, 1)) as [StockedProduct];
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const table of [productReviews, uploads, rateCounters]) await api.db.delete(table);
  await rm(path.join(folder, 'uploads'), { recursive: true, force: true });
  await api.db.update(users).set({ leftAt: null }).where(eq(users.email, 'member@example.jp'));
  // Time passes in some tests, so that an earlier session may be over.
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
});

const upload = async (bytes: Uint8Array, who: { token?: string } = member, dir = 'reviews') =>
  api.callWith(
    uploadFileSpec,
    { body: { dir, file: new File([new Uint8Array(bytes)], '居間.jpg', { type: 'image/jpeg' }) } },
    who,
  );
const sent = async (who = member, dir = 'reviews') => {
  const { body } = await upload(await picture().jpeg().toBuffer(), who, dir);
  return body.id;
};
const write = (photoIds: readonly number[], who = member) =>
  api.callWith(
    createReviewSpec,
    { params: { key: product.key }, body: { ...REVIEW, photo_ids: photoIds } },
    who,
  );
const list = async () =>
  (await api.call(listReviewsSpec, { params: { key: product.key }, query: {} })).body.data;
const open = (url: string) => api.request(url);
const stored = async (place: string) => {
  const names = await readdir(path.join(folder, 'uploads/reviews', place)).catch(() => []);
  return names.filter((name) => name.endsWith('.webp')).length;
};
const cleanUp = () =>
  deleteOrphanedUploads({
    ...api,
    config: { ...DEFAULT_CONFIG, filesFolder: folder },
    log: pino({ level: 'silent' }),
    isOver: () => false,
  });

it('[call-post-v1-products-key-reviews] a review shows its photos to everybody, upright, small and large, without where they were taken', async () => {
  const { body } = await upload(
    await picture(2_400, 1_200)
      .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1' } } })
      .jpeg()
      .toBuffer(),
  );
  const [small, other] = [await sent(), await sent()];
  expect((await open(`/files/reviews/${path.basename(body.url)}`)).status).toBe(404);
  const written = await write([body.id, other, small]);
  expect(written.status).toBe(201);
  expect(written.body.photos.map(({ id }) => id)).toEqual([body.id, other, small]);
  const [review] = await list();
  expect(review?.photos).toEqual(written.body.photos);
  const [photo] = written.body.photos;
  expect(photo).toMatchObject({ width: 800, height: 1_600 });
  for (const [url, width, height] of [
    [photo!.path, 800, 1_600],
    [photo!.thumbnail_path, 240, 240],
  ] as const) {
    const response = await open(url);
    const bytes = Buffer.from(await response.arrayBuffer());
    const metadata = await sharp(bytes).metadata();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(metadata).toMatchObject({ format: 'webp', width, height });
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  }
});

it('a photo has a tag under which it is not sent again, is read from the storage once, and takes a place of the API each time', async () => {
  const { body } = await write([await sent()]);
  const admitted = jest.spyOn(gate, 'run');
  const read = async (url: string, tag = '"other"') => {
    const response = await api.request(url, { headers: { 'if-none-match': tag } });
    const bytes = Buffer.from(await response.arrayBuffer()).toString('base64');
    return { url, status: response.status, bytes, tag: response.headers.get('etag') ?? '' };
  };
  const urls = body.photos.flatMap(({ path: large, thumbnail_path: small }) => [large, small]);
  const first = await Promise.all(urls.map((url) => read(url)));
  expect(first.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(first.map(({ tag }) => tag)).size).toBe(2);
  await rm(path.join(folder, 'uploads'), { recursive: true, force: true });
  for (const photo of first) {
    expect(await read(photo.url)).toEqual(photo);
    expect(await read(photo.url, `W/"other", ${photo.tag}`)).toEqual({ ...photo, status: 304, bytes: '' });
  }
  expect(admitted).toHaveBeenCalledTimes(6);
  await api.db.update(productReviews).set({ isShow: false });
  for (const { url, tag } of first) expect(await read(url, tag)).toMatchObject({ status: 404 });
  admitted.mockRestore();
});

it.each([
  ['a JPEG', () => picture().jpeg().toBuffer(), 201],
  ['a PNG', () => picture().png().toBuffer(), 201],
  ['a WebP', () => picture().webp().toBuffer(), 201],
  ['a GIF', () => picture().gif().toBuffer(), 422],
  ['an AVIF', () => picture().avif({ effort: 0 }).toBuffer(), 422],
  ['a PDF', () => Promise.resolve(Buffer.from('%PDF-1.4\n%%EOF')), 422],
  ['a script that says it is a JPEG', () => Promise.resolve(Buffer.from('<script>1</script>')), 422],
] as const)('of %s says the content whether it is taken, not the name', async (_what, bytes, status) => {
  const response = await upload(await bytes());
  expect(response.status).toBe(status);
  if (status === 422)
    expect(response.error).toMatchObject({
      code: 'file.type_not_allowed',
      errors: { file: ['JPEG、PNG、WebPの写真を選んでください'] },
    });
});

it('guests send none, and a photo of more than five megabytes is rejected in words', async () => {
  const bytes = await picture().jpeg().toBuffer();
  expect((await upload(bytes, {})).status).toBe(401);
  const large = await upload(Buffer.concat([bytes, Buffer.alloc(5 * 1024 * 1024)]));
  expect([large.status, large.error.errors]).toEqual([422, { file: ['ファイルは5MB以内にしてください'] }]);
  expect(await stored('')).toBe(0);
});

it('takes three photos at most, each the member’s own, sent for a review, and once', async () => {
  const foreign = await sent(second);
  const inquiry = await sent(member, 'inquiries');
  const own = await sent();
  const wrong = { photo_ids: ['写真を選び直してください'] };
  for (const ids of [[foreign], [own, foreign], [inquiry], [99_999]]) {
    const { status, error } = await write(ids);
    expect([status, error.errors]).toEqual([422, wrong]);
  }
  const four = [own, await sent(), await sent(), await sent()];
  expect((await write(four)).error.errors).toEqual({ photo_ids: ['写真は3枚までにしてください'] });
  // Nothing was written by any of them.
  expect(await list()).toEqual([]);
  expect((await write([own])).status).toBe(201);
  await api.db.delete(reviewPhotos);
  await api.db.delete(productReviews);
  const again = await Promise.all([write([own]), write([own], second)]);
  expect(again.map(({ status }) => status)).toEqual([201, 422]);
});

it.each([
  ['is hidden', () => api.db.update(productReviews).set({ isShow: false }), 1],
  ['is deleted', () => api.db.delete(productReviews), 0],
  [
    'is of a member who leaves',
    () => api.db.update(users).set({ leftAt: api.clock.now() }).where(eq(users.email, 'member@example.jp')),
    0,
  ],
] as const)(
  'when a review %s, its photos are gone at once, and so are their files',
  async (_what, go, left) => {
    const { body } = await write([await sent()]);
    const [photo] = body.photos;
    expect((await open(photo!.path)).status).toBe(200);
    await go();
    for (const url of [photo!.path, photo!.thumbnail_path]) expect((await open(url)).status).toBe(404);
    api.clock.advance(2 * DAY_MS + HOUR_MS);
    await cleanUp();
    expect([await stored(''), await stored('small'), await api.db.$count(uploads)]).toEqual([
      left,
      left,
      left,
    ]);
  },
);

it('a photo that no review shows is deleted after two days, others stay', async () => {
  await write([await sent()]);
  await sent();
  api.clock.advance(DAY_MS + HOUR_MS);
  expect(await cleanUp()).toBe(0);
  api.clock.advance(DAY_MS);
  expect(await cleanUp()).toBe(1);
  expect([await stored(''), await stored('small')]).toEqual([1, 1]);
});
