import { createUserCardSpec } from '@shop/contract/user-cards/create-user-card';
import { deleteUserCardSpec } from '@shop/contract/user-cards/delete-user-card';
import { listUserCardsSpec } from '@shop/contract/user-cards/list-user-cards';
import { setMainUserCardSpec } from '@shop/contract/user-cards/set-main-user-card';
import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { CARD_INPUT } from '@shop/testing-api/member-inputs';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { userCards } from '../db/schema';
import { CARD_LIMIT } from './user-card-service';

let api: TestApi;
let member: { token: string };
let second: { token: string };
let seeded: (typeof userCards.$inferSelect)[];

/** The number of a test card of the brands. */
const NUMBER = '4111111111111111';

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
  seeded = await api.db.select().from(userCards);
});
beforeEach(async () => {
  await api.db.delete(userCards);
  await api.db.insert(userCards).values(seeded);
});
afterAll(() => api.close());

const list = async (who = member) => (await api.call(listUserCardsSpec, { query: {} }, who)).body;
const add = (change: object = {}, who = member) =>
  api.callWith(createUserCardSpec, { body: { ...CARD_INPUT, ...change } }, who);

it('[call-get-v1-me-user-cards, call-post-v1-me-user-cards] stores the token of the payment service and the last digits', async () => {
  const added = await add({ user_id: 1, is_main: true });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ ...CARD_INPUT, is_main: false });
  const { headers, body } = await api.call(listUserCardsSpec, { query: {} }, member);
  expect(headers.get('x-limit')).toBe(String(CARD_LIMIT));
  expect(body.map(({ is_main }) => is_main)).toEqual([true, false, false]);
  expect(await list(second)).toHaveLength(2);
});

it('[entity-user-card] has its name, the tokens of the payment service, the last digits and its expiration', async () => {
  const [main, other] = await list();
  expect([main, other]).toEqual([
    {
      id: main!.id,
      is_main: true,
      token: 'tok_sandbox_1_visa',
      token_key: 'key_sandbox_1_visa',
      name: 'ふだん使い',
      masked_number: '************4242',
      expiration: '203012',
    },
    {
      id: other!.id,
      is_main: false,
      token: 'tok_sandbox_1_jcb',
      token_key: 'key_sandbox_1_jcb',
      name: '',
      masked_number: '************0000',
      expiration: '202911',
    },
  ]);
});

it('[trans-main-card-exclusive, call-patch-v1-me-user-cards-id-use] has exactly one main card, also with twenty concurrent requests', async () => {
  const ids = (await list()).map(({ id }) => id);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      api.call(setMainUserCardSpec, { params: { id: ids[index % 2]! } }, member),
    ),
  );
  expect((await list()).filter(({ is_main }) => is_main)).toHaveLength(1);
  const { body } = await api.call(setMainUserCardSpec, { params: { id: ids[1]! } }, member);
  expect(body[0]).toMatchObject({ id: ids[1], is_main: true });
});

it('[call-delete-v1-me-user-cards-id] deleting the main card makes another one the main card', async () => {
  const [main, other] = await list();
  expect((await api.call(deleteUserCardSpec, { params: { id: main!.id } }, member)).status).toBe(204);
  expect(await list()).toMatchObject([{ id: other!.id, is_main: true }]);
});

it('keeps the limit of cards, also with concurrent requests', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => add()));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(CARD_LIMIT - 2);
  expect(responses.find(({ status }) => status === 422)?.error.code).toBe('user_card.limit_exceeded');
});

it('[call-patch-v1-me-user-cards-id-use, call-delete-v1-me-user-cards-id] responds to another member’s card as to an unknown one, and keeps it', async () => {
  const before = await list(second);
  for (const id of [before[0]!.id, 2_000_000_000])
    for (const spec of [deleteUserCardSpec, setMainUserCardSpec]) {
      const { status, error } = await api.call(spec, { params: { id } }, member);
      expect([status, error.code]).toEqual([404, 'user_card.not_found']);
    }
  expect(await list(second)).toEqual(before);
  expect((await list()).filter(({ is_main }) => is_main)).toHaveLength(1);
});

it('[call-patch-v1-me-user-cards-id-use] requires a signed-in member', async () => {
  const before = await list();
  const { status, error } = await api.call(setMainUserCardSpec, { params: { id: before[1]!.id } });
  expect([status, error.code]).toEqual([401, 'auth.unauthenticated']);
  expect(await list()).toEqual(before);
});

it.each([
  ['a month that has passed', { expiration: '202605' }, 'expiration'],
  ['no month', { expiration: '203113' }, 'expiration'],
  ['more than the last digits', { masked_number: '****411111' }, 'masked_number'],
  ['no handle', { token: '' }, 'token'],
])('rejects %s', async (_, change, field) => {
  const { status, error } = await add(change);
  expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
});

it('accepts a card that expires in the current month', async () => {
  expect((await add({ expiration: '202606' })).status).toBe(201);
});

it('rejects a card number in any field of any call, and logs nothing of it', async () => {
  for (const change of [{ token: NUMBER }, { name: '4111 1111 1111 1111' }, { note: Number(NUMBER) }])
    expect((await add(change)).error.code).toBe('common.card_number_refused');
  const elsewhere = await api.call(
    createUserAddressSpec,
    { body: { ...TOKYO_ADDRESS, address2: '４１１１−１１１１−１１１１−１１１１' } },
    member,
  );
  expect(elsewhere.error).toMatchObject({
    code: 'common.card_number_refused',
    errors: { address2: ['カード番号は入力できません'] },
  });
  expect(api.logLines.join('\n')).not.toMatch(/4111.?1111/);
  expect(await list()).toHaveLength(2);
});
