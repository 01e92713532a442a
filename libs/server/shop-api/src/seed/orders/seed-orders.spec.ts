import { getOrderSpec } from '@shop/contract/orders/get-order';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { getSocialGiftCompletionSpec } from '@shop/contract/social-gifts/get-social-gift-completion';
import { getSocialGiftShippingSpec } from '@shop/contract/social-gifts/get-social-gift-shipping';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { tokyoDayOf } from '../../tokyo-time/tokyo-day';
import { factsOf } from '../content/shop-facts';
import { demoGiftToken } from './seed-demo-gift';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it.each(['default', 'corporate', 'school', 'gift'])(
  'the shop %s has orders and gifts in every state',
  async (channel) => {
    const who = { token: await api.signIn('member@example.jp', channel), channel };
    const { body } = await api.call(listOrdersSpec, { query: { per: 100 } }, who);
    expect(new Set(body.data.map(({ status }) => status))).toEqual(
      new Set(['received', 'paid', 'shipped', 'delivered', 'cancelled']),
    );
    expect(body.data.filter(({ memo }) => memo !== null)).toHaveLength(2);
    const whole = await Promise.all(
      body.data.map(async ({ id }) => (await api.call(getOrderSpec, { params: { id } }, who)).body),
    );
    expect(whole.flatMap(({ social_gift }) => social_gift?.status ?? []).sort()).toEqual([
      'completed',
      'expired',
      'waiting',
    ]);
    const open = (status: 'waiting' | 'completed' | 'expired') => ({
      params: { token: demoGiftToken(channel, status) },
    });
    const at = { channel };
    expect((await api.call(getSocialGiftShippingSpec, open('waiting'), at)).body.status).toBe('waiting');
    expect((await api.call(getSocialGiftCompletionSpec, open('completed'), at)).status).toBe(200);
    expect((await api.call(getSocialGiftShippingSpec, open('expired'), at)).error.code).toBe(
      'social_gift.expired',
    );
  },
);

it.each(['default', 'corporate', 'school', 'gift'])(
  'in the shop %s each order shows what its state needs, in the sequence of its days',
  async (channel) => {
    const who = { token: await api.signIn('member@example.jp', channel), channel };
    const { body: list } = await api.call(listOrdersSpec, { query: { per: 100 } }, who);
    const now = api.clock.now();
    for (const { id, order_no } of list.data) {
      const { body: order } = await api.call(getOrderSpec, { params: { id } }, who);
      const { payment, histories, ordered_at } = order;
      const moments = [ordered_at, ...histories.map(({ changed_at }) => changed_at)];
      expect([order_no, moments]).toEqual([order_no, moments.toSorted()]);
      expect(Date.parse(moments.at(-1) ?? '')).toBeLessThanOrEqual(now.getTime());
      expect(order.histories.at(-1)?.status).toBe(order.status);
      const momentOf = (state: string) =>
        histories.find(({ status }) => status === state)?.changed_at ?? null;
      expect([payment.is_paid, payment.paid_at]).toEqual([momentOf('paid') !== null, momentOf('paid')]);
      // A transfer that is waited for can be made: the account is that of the shop, and its last day is still to come.
      const isAwaited = order.status === 'received';
      expect(payment.bank_account?.account_number ?? null).toBe(isAwaited ? '1234567' : null);
      expect(payment.bank_account?.account_holder ?? null).toBe(
        isAwaited ? factsOf(channel).accountHolder : null,
      );
      expect(payment.due_on ?? '').toMatch(isAwaited ? /^\d{4}-/ : /^$/);
      if (isAwaited) expect((payment.due_on ?? '') > tokyoDayOf(now)).toBe(true);
      const sent = momentOf('shipped');
      for (const { tracking } of order.shippings) {
        expect([order_no, tracking?.shipped_at ?? null]).toEqual([order_no, sent]);
        if (sent !== null) expect(tracking?.tracking_number).toMatch(/^\d{4}-\d{4}-\d{4}$/);
      }
    }
  },
);

it('the seeded shop satisfies the invariants', async () => {
  await checkInvariants(api.db);
});
