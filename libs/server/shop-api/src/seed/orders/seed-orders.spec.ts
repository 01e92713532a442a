import { getOrderSpec } from '@shop/contract/orders/get-order';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { getSocialGiftCompletionSpec } from '@shop/contract/social-gifts/get-social-gift-completion';
import { getSocialGiftShippingSpec } from '@shop/contract/social-gifts/get-social-gift-shipping';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
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

it('the seeded shop satisfies the invariants', async () => {
  await checkInvariants(api.db);
});
