import { CONTRACT_TABLE } from '@shop/contract/table';
import { openTestApi, type TestApi } from '@shop/testing-api';
import { buildRequest } from '@shop/testing-api/build-request';
import { readyCart } from '@shop/testing-api/checkout';
import { plentifulProducts } from '@shop/testing-api/stock';
import fc from 'fast-check';

/** A sample here; the soak asks for many times as many. */
const RUNS = 4;
/** What ends the session that the other calls are made with. */
const ENDS_THE_SESSION = ['DELETE /v1/me/user', 'POST /v1/auth/logout', 'PUT /v1/me/password'];
/** What a shopper must never read: a statement, a stack, a file of the server. */
const INTERNALS = /select "|insert into|\bat \S+ \(|node_modules|\.ts:\d+/;

const HALF_A_CHARACTER = '\ud800';
const WILD = [
  undefined,
  null,
  '',
  ' ',
  '　',
  '0',
  '-1',
  '1e9',
  'NaN',
  "' or 1=1 --",
  '<img src=x onerror=alert(1)>',
  '%00',
  '\u0000',
  HALF_A_CHARACTER,
  '髙﨑①😀',
  'あ'.repeat(10_000),
  '2026-02-30',
  '../../etc/passwd',
  'https://127.0.0.1/',
  '__proto__',
  -1,
  0,
  1,
  1.5,
  999,
  2 ** 31,
  2 ** 53,
  Number.NaN,
  true,
  [],
  [1, 1],
  ['x'],
  {},
  { id: 1 },
  { __proto__: { is_registered_member: true } },
] as const;

/** No client can write half a character into an address. */
const WRITABLE = WILD.filter((value) => value !== HALF_A_CHARACTER);

const fieldsOf = (schema: unknown): readonly string[] =>
  typeof schema === 'object' &&
  schema !== null &&
  'entries' in schema &&
  typeof schema.entries === 'object' &&
  schema.entries !== null
    ? Object.keys(schema.entries)
    : [];

let api: TestApi;
let token: string;
/** Values that fit, by the name of their field. */
let fitting: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  api = await openTestApi();
  token = await api.signIn('member@example.jp');
  const [product] = await plentifulProducts(api.db, 1);
  const cart = await readyCart(api, [{ product_key: product!.key, quantity: 1 }], { token });
  fitting = {
    cart_token: cart.token,
    token: cart.token,
    key: product!.key,
    product_key: product!.key,
    id: 1,
    product_id: product!.id,
    quantity: 1,
    per: 2,
    page: 1,
    email: 'member@example.jp',
    code: '1500001',
    word: '机',
    user_address_id: 1,
  };
});
afterAll(() => api.close());

/** The fields of a part of a request, some with values that fit and some with whatever comes. */
const partOf = (schema: unknown, wild: readonly unknown[] = WILD) =>
  fc.tuple(
    ...fieldsOf(schema).map((name) => fc.tuple(fc.constant(name), fc.boolean(), fc.constantFrom(...wild))),
  );
const filled = (fields: readonly (readonly [string, boolean, unknown])[]) =>
  Object.fromEntries(
    fields.map(([name, isFitting, wild]) => [name, isFitting && name in fitting ? fitting[name] : wild]),
  );

// reliability 21
it.each(CONTRACT_TABLE.map((spec) => [`${spec.endpoint.method} ${spec.endpoint.path}`, spec] as const))(
  '%s answers whatever it is sent, and tells nothing of itself',
  async (name, spec) => {
    const { params, query, body } = spec.schemas;
    const request = fc.record({
      params: partOf(params, WRITABLE),
      query: partOf(query),
      body: fc.oneof(
        { arbitrary: partOf(body).map(filled), weight: 4 },
        { arbitrary: fc.constantFrom(...WILD), weight: 1 },
      ),
      isSignedIn: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(request, async (sent) => {
        const headers = new Headers({ 'channel-id': 'default' });
        if (sent.isSignedIn && !ENDS_THE_SESSION.includes(name))
          headers.set('authorization', `Bearer ${token}`);
        const built = buildRequest(
          spec,
          { params: filled(sent.params), query: filled(sent.query), body: sent.body },
          headers,
        );
        const response = await api.request(built.path, built.init);
        expect(response.status).toBeLessThan(500);
        if (response.headers.get('content-type')?.includes('json') !== true) return;
        expect(await response.text()).not.toMatch(INTERNALS);
      }),
      { seed: 21, numRuns: RUNS },
    );
  },
);
