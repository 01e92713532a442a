import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq, sql } from 'drizzle-orm';
import { inquiries, inquiryFiles, productReviews, reviewPhotos, uploads, users } from '../db/schema';
import { createLog } from '../log/create-log';
import { DEFAULT_CONFIG } from '../ports/shop-api-config';
import { deleteOrphanedUploads } from './delete-orphaned-uploads';
import { folderStorage } from './folder-storage';

const HOUR_MS = 60 * 60 * 1000;

let api: TestApi;
let memberId: number;
beforeAll(async () => {
  api = await openTestApi();
  const [member] = await api.db.select().from(users).where(eq(users.email, 'member@example.jp'));
  memberId = member?.id ?? 0;
});
beforeEach(() => api.db.delete(uploads));
afterAll(() => api.close());

const sent = async (userId: number | null, dir: string, hours: number) => {
  const path = `uploads/${dir}/${userId ?? 'guest'}-${hours}.webp`;
  const createdAt = new Date(api.clock.now().getTime() - hours * HOUR_MS);
  const file = { channelId: 1, userId, dir, path, originalName: '', type: 'image/webp', size: 1, createdAt };
  const [row] = await api.db.insert(uploads).values(file).returning({ id: uploads.id });
  return row?.id ?? 0;
};
const cleanUp = () =>
  deleteOrphanedUploads({
    ...api,
    ...{ config: DEFAULT_CONFIG, files: folderStorage('/nonexistent'), log: createLog({ level: 'silent' }) },
    isOver: () => false,
  });
const kept = async () => (await api.db.select({ id: uploads.id }).from(uploads)).map(({ id }) => id);

it.each([
  ['a member', 'inquiries', true],
  ['a member', 'reviews', true],
  ['a member, of a purpose that is no more,', 'product-requests', true],
  ['a guest', 'inquiries', false],
  ['a guest, of a purpose that is no more,', 'product-requests', false],
] as const)(
  'a file of %s in %s that belongs to nothing goes after 48 hours',
  async (_sender, dir, isMember) => {
    const sender = isMember ? memberId : null;
    await sent(sender, dir, 49);
    const young = await sent(sender, dir, 47);
    expect(await cleanUp()).toBe(1);
    expect(await kept()).toEqual([young]);
  },
);

it('a file stays with the inquiry or the review that it belongs to', async () => {
  const [asked, shown] = [await sent(null, 'inquiries', 9_000), await sent(memberId, 'reviews', 9_000)];
  const [inquiry] = await api.db.select({ id: inquiries.id }).from(inquiries).limit(1);
  const [review] = await api.db.select({ id: productReviews.id }).from(productReviews).limit(1);
  await api.db.insert(inquiryFiles).values({ inquiryId: inquiry?.id ?? 0, uploadId: asked });
  await api.db.insert(reviewPhotos).values({ reviewId: review?.id ?? 0, uploadId: shown });
  await cleanUp();
  expect(await kept()).toEqual([asked, shown]);
  await api.db.execute(sql`delete from ${inquiryFiles}`);
  await cleanUp();
  expect(await kept()).toEqual([shown]);
});
