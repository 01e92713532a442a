import { deleteMyUserSpec } from '@shop/contract/users/delete-my-user';
import { cleanUp } from '@shop/testing-api/clean-up';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { memberId } from '@shop/testing-api/points-and-coupons';
import { eq } from 'drizzle-orm';
import { inquiries, productSearchHistories } from '../db/schema';
import { DAY_MS } from '../durations';

const EMAIL = 'member@example.jp';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it('what a request writes that was under way while its member left goes with the next cleanup', async () => {
  const id = await memberId(api.db, EMAIL);
  const token = await api.signIn(EMAIL);
  const [asked] = await api.db.select().from(inquiries).limit(1);
  const body = { current_password: 'demo-pass-2026' };
  expect((await api.callWith(deleteMyUserSpec, { body }, { token })).status).toBe(204);
  // As they would have been written after the account was closed.
  await api.db.insert(productSearchHistories).values({
    ...{ channelId: 1, userId: id, word: '綴喜', createdAt: api.clock.now() },
  });
  await api.db.update(inquiries).set({ userId: id, name: '山田 花子' }).where(eq(inquiries.id, asked!.id));
  expect(await cleanUp(api, 'rowsOfLeavers')).toEqual({ rowsOfLeavers: 2 });
  const searched = eq(productSearchHistories.userId, id);
  expect(await api.db.$count(productSearchHistories, searched)).toBe(0);
  const [left] = await api.db.select().from(inquiries).where(eq(inquiries.id, asked!.id));
  expect(left).toMatchObject({ userId: null, name: '', email: '', body: asked?.body });
  api.clock.advance(DAY_MS + 1);
  expect(await cleanUp(api, 'rowsOfLeavers')).toEqual({ rowsOfLeavers: 0 });
});
