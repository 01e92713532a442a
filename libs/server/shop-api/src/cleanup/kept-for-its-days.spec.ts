import { cleanUp } from '@shop/testing-api/clean-up';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { inquiries, inquiryComments, orderHistories, socialGifts } from '../db/schema';

const DAY_MS = 24 * 60 * 60 * 1000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const before = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS);

it('forgets the mail address and the message of a gift that ended without an address, and of no other', async () => {
  const gifts = await api.db.select().from(socialGifts);
  const left = { receiverEmail: 'receiver@example.jp', message: '当選です' };
  await api.db.update(socialGifts).set(left);
  const [ended, young, waiting] = gifts;
  for (const [gift, status, days] of [
    [ended!, 'declined', 31],
    [young!, 'expired', 29],
    [waiting!, 'completed', 31],
  ] as const) {
    await api.db.update(socialGifts).set({ status }).where(eq(socialGifts.id, gift.id));
    const ofOrder = eq(orderHistories.orderId, gift.orderId);
    await api.db.delete(orderHistories).where(ofOrder);
    await api.db
      .insert(orderHistories)
      .values({ orderId: gift.orderId, status: 'cancelled', changedAt: before(days) });
  }
  await cleanUp(api, 'RETENTION.ENDED_GIFTS_DAYS');
  const row = async (id: number) =>
    (await api.db.select().from(socialGifts).where(eq(socialGifts.id, id)))[0]!;
  expect(await row(ended!.id)).toMatchObject({
    receiverEmail: null,
    message: '',
    receiverName: ended!.receiverName,
  });
  for (const { id } of [young!, waiting!]) expect(await row(id)).toMatchObject(left);
});

it.each([
  ['shipped', 181, 'completed', true],
  ['delivered', 181, 'completed', true],
  ['cancelled', 181, 'completed', true],
  ['shipped', 179, 'completed', false],
  ['paid', 181, 'completed', false],
  ['shipped', 181, 'waiting', false],
] as const)(
  'a gift whose order was %s %i days ago, and that is %s, is forgotten: %s',
  async (step, days, status, isForgotten) => {
    const [gift] = await api.db.select().from(socialGifts).limit(1);
    const ofGift = eq(socialGifts.id, gift!.id);
    const left = { receiverEmail: 'receiver@example.jp', message: 'おめでとう' };
    await api.db
      .update(socialGifts)
      .set({ ...left, status })
      .where(ofGift);
    await api.db.delete(orderHistories).where(eq(orderHistories.orderId, gift!.orderId));
    const history = { orderId: gift!.orderId, status: step, changedAt: before(days) };
    await api.db.insert(orderHistories).values(history);
    await cleanUp(api, 'RETENTION.COMPLETED_GIFTS_DAYS');
    const [row] = await api.db.select().from(socialGifts).where(ofGift);
    expect(row).toMatchObject(isForgotten ? { receiverEmail: null, message: '' } : left);
    expect(row?.receiverName).toBe(gift!.receiverName);
  },
);

it('an inquiry of a guest goes, answered or not, one of a member stays while the member stays; its comments go with it', async () => {
  const at = before(2000);
  const made = [];
  for (const [number, userId, status] of [
    ['Q-ANSWERED', null, 'answered'],
    ['Q-WAITING', null, 'waiting'],
    ['Q-MEMBER', 1, 'answered'],
  ] as const) {
    const [row] = await api.db
      .insert(inquiries)
      .values({
        ...{ channelId: 1, number, userId, status, createdAt: at, updatedAt: at },
        ...{ name: '', nameKana: '', email: '', phone: '', companyName: '', body: '' },
      })
      .returning();
    made.push(row!.id);
    await api.db
      .insert(inquiryComments)
      .values({ inquiryId: row!.id, author: 'shop', body: '', createdAt: at });
  }
  await cleanUp(api, 'RETENTION.GUEST_INQUIRIES_DAYS');
  const counts = [];
  for (const id of made)
    counts.push([
      await api.db.$count(inquiries, eq(inquiries.id, id)),
      await api.db.$count(inquiryComments, eq(inquiryComments.inquiryId, id)),
    ]);
  expect(counts).toEqual([
    [0, 0],
    [0, 0],
    [1, 1],
  ]);
});
