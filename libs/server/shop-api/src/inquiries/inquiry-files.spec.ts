import { createInquirySpec } from '@shop/contract/inquiries/create-inquiry';
import type { Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import { channels, inquiryFiles, uploads, users } from '../db/schema';

const GUEST: Shopper = { email: 'hanako@example.jp' };
const OWN = '/files/uploads/inquiries/own.webp';
const FOREIGN = '/files/uploads/inquiries/foreign.webp';
const GUESTS = '/files/uploads/inquiries/guests.webp';
const PHOTO = '/files/uploads/reviews/photo.webp';
const ELSEWHERE = '/files/uploads/inquiries/elsewhere.webp';

let api: TestApi;
let member: Shopper;
beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  const [here, gift] = await Promise.all(['default', 'gift'].map(channelIdOf));
  const [memberId, secondId] = await Promise.all(
    ['member@example.jp', 'second@example.jp'].map((email) => userIdOf(email, here!)),
  );
  await api.db
    .insert(uploads)
    .values([
      upload(OWN, memberId!, here!),
      upload(FOREIGN, secondId!, here!),
      upload(GUESTS, null, here!),
      upload(PHOTO, memberId!, here!),
      upload(ELSEWHERE, null, gift!),
    ]);
});
beforeEach(() => api.db.delete(inquiryFiles));
afterAll(() => api.close());

const channelIdOf = async (key: string) =>
  (await api.db.select().from(channels).where(eq(channels.key, key)))[0]!.id;
const userIdOf = async (email: string, channelId: number) => {
  const isThisMember = and(eq(users.email, email), eq(users.channelId, channelId));
  return (await api.db.select().from(users).where(isThisMember))[0]!.id;
};
const upload = (url: string, userId: number | null, channelId: number) => ({
  channelId,
  userId,
  dir: url === PHOTO ? ('reviews' as const) : ('inquiries' as const),
  path: url.slice('/files/'.length),
  originalName: '写真.webp',
  type: 'image/webp',
  size: 10,
  createdAt: api.clock.now(),
});
const send = (file_urls: readonly string[], who: Shopper) => {
  const written = { name: '見本 花子', email: 'hanako@example.jp', body: '写真をお送りします。' };
  return api.callWith(createInquirySpec, { body: { ...written, file_urls: [...file_urls] } }, who);
};

it.each([
  ['a member’s own file', [OWN, OWN], () => member, [OWN]],
  ['what a member uploaded before signing in', [GUESTS], () => member, [GUESTS]],
  ['a guest’s file', [GUESTS], () => GUEST, [GUESTS]],
] as const)('%s is attached', async (_case, urls, who, attached) => {
  const { body } = await send(urls, who());
  expect(body.inquiry?.files.map(({ name, size, url }) => ({ name, size, url }))).toEqual(
    attached.map((url) => ({ name: '写真.webp', size: 10, url })),
  );
});

it.each([
  ['another member’s file', [OWN, FOREIGN], () => member],
  ['a member’s file sent by a guest', [OWN], () => GUEST],
  ['a photo of a review', [PHOTO], () => member],
  ['a file of another shop', [ELSEWHERE], () => GUEST],
  ['a path without its folder', ['uploads/inquiries/guests.webp'], () => GUEST],
] as const)('%s is refused, and nothing is stored', async (_case, urls, who) => {
  const { status, error } = await send(urls, who());
  expect([status, error.errors]).toEqual([422, { file_urls: ['添付ファイルを選び直してください'] }]);
  expect(await api.db.$count(inquiryFiles)).toBe(0);
});
