import type { RequestParts } from '@shop/testing-api/build-request';
import { CONTRACT_CASES } from '@shop/testing-api/contract-cases/all-contract-cases';
import { sampled } from '@shop/testing-api/sampled';
import { setUpCaseShop } from '@shop/testing-api/contract-cases/set-up-case-shop';
import type { ContractCase } from '@shop/testing-api/contract-cases/contract-case';
import fc from 'fast-check';
import { rateCounters } from '../db/schema';

/** A sample here; the soak asks for many times as many. */
const RUNS = 2;
/** The share of the calls that every test run takes, fewer of those without a body; the soak takes all. */
const WRITES_ONE_OF = 3;
const READS_ONE_OF = 6;
/** Calls that end the session which the other calls need. */
const ENDS_THE_SESSION = ['DELETE /v1/me/user', 'POST /v1/auth/logout', 'PUT /v1/me/password'];
/** What no response may contain: SQL, a stack trace, a path of the server. */
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

/** Texts that no database holds: each text of each body is tried with them, as chance rarely gets that far. */
const UNSTORABLE = ['\u0000', HALF_A_CHARACTER];

/** No client can write half a character into a URL. */
const WRITABLE = WILD.filter((value) => value !== HALF_A_CHARACTER);

const fieldsOf = (schema: unknown): readonly string[] =>
  typeof schema === 'object' &&
  schema !== null &&
  'entries' in schema &&
  typeof schema.entries === 'object' &&
  schema.entries !== null
    ? Object.keys(schema.entries)
    : [];

const shop = setUpCaseShop();
beforeEach(() => shop.api.db.delete(rateCounters));

type Fields = readonly (readonly [name: string, isWild: boolean, wild: unknown])[];

/** The fields of a part of a request: most stay as they are, so that one that does not fit is reached. */
const partOf = (schema: unknown, wild: readonly unknown[] = WILD) =>
  fc.tuple(
    ...fieldsOf(schema).map((name) =>
      fc.tuple(
        fc.constant(name),
        fc.oneof({ arbitrary: fc.constant(false), weight: 3 }, { arbitrary: fc.constant(true), weight: 1 }),
        fc.constantFrom(...wild),
      ),
    ),
  );
const filled = (good: unknown, fields: Fields) => ({
  ...(typeof good === 'object' ? good : {}),
  ...Object.fromEntries(fields.filter(([, isWild]) => isWild).map(([name, , wild]) => [name, wild])),
});

const isRead = ({ spec }: ContractCase) => spec.endpoint.method === 'GET';
const titled = [
  ...sampled(
    CONTRACT_CASES.filter((one) => !isRead(one)),
    WRITES_ONE_OF,
  ),
  ...sampled(CONTRACT_CASES.filter(isRead), READS_ONE_OF),
].map((one) => [`${one.spec.endpoint.method} ${one.spec.endpoint.path}`, one] as const);

/** Sends a request and expects neither a server error nor internals in the response. */
async function send(one: ContractCase, input: RequestParts, token?: string): Promise<void> {
  const { status, type, text } = await shop.runner.send(one, input, token);
  expect([status < 500, status < 500 || input]).toEqual([true, true]);
  if (type.includes('json')) expect(text).not.toMatch(INTERNALS);
}

// reliability 21
it.each(titled)(
  '%s responds to any input without a server error, and reveals no internals',
  async (name, one) => {
    const { params, query, body } = one.spec.schemas;
    const good = await shop.runner.input(one);
    const token = ENDS_THE_SESSION.includes(name) ? undefined : (await shop.runner.owner(one)).token;
    for (const field of fieldsOf(body))
      for (const text of UNSTORABLE)
        await send(one, { ...good, body: filled(good.body, [[field, true, text]]) }, token);
    const request = fc.record({
      params: partOf(params, WRITABLE),
      query: partOf(query),
      body: fc.oneof(
        { arbitrary: partOf(body).map((fields) => filled(good.body, fields)), weight: 4 },
        { arbitrary: fc.constantFrom(...WILD), weight: 1 },
      ),
      isSignedIn: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(request, (sent) =>
        send(
          one,
          {
            params: filled(good.params, sent.params),
            query: filled(good.query, sent.query),
            body: sent.body,
          },
          sent.isSignedIn ? token : undefined,
        ),
      ),
      { seed: 21, numRuns: RUNS },
    );
  },
);
