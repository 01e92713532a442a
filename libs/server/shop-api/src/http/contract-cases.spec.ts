import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EndpointSpec } from '@shop/contract/endpoint';
import { refreshTokenSpec } from '@shop/contract/auth/refresh-token';
import { OWN_ENDPOINTS } from '@shop/contract/own-endpoints';
import { CONTRACT_TABLE } from '@shop/contract/table';
import { ErrorBody } from '@shop/contract/wire/error-body';
import { createTestClock } from '@shop/testing-api/test-clock';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import type { RequestParts } from '@shop/testing-api/build-request';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import {
  CASE_ORIGINS,
  CONTRACT_CASES,
  CONTRACT_RULES,
} from '@shop/testing-api/contract-cases/all-contract-cases';
import { CANARY } from '@shop/testing-api/contract-cases/callers';
import { CaseRunner, type RawResponse, withInvalidInput } from '@shop/testing-api/contract-cases/case-runner';
import { type ContractCase, NO_INPUT, UNKNOWN_SECRET } from '@shop/testing-api/contract-cases/contract-case';
import { ownedRows } from '@shop/testing-api/contract-cases/owned-rows';
import * as v from 'valibot';
import { rateCounters } from '../db/schema';

const SOURCES = path.resolve(__dirname, '..');
const CALLS = v.parse(
  v.array(v.object({ id: v.string(), method: v.string(), path: v.string() })),
  JSON.parse(readFileSync(path.resolve(SOURCES, '../../../../tools/spec/calls.json'), 'utf8')),
);
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;
const UNAUTHENTICATED = { code: 'auth.unauthenticated', message: 'ログインが必要です' };
const NO_SHOP = { status: 404, code: 'channel.not_found' };

const nameOf = ({ endpoint }: EndpointSpec) => `${endpoint.method} ${endpoint.path}`;
const specId = new Map(CALLS.map((call) => [`${call.method} ${call.path}`, call.id]));
const titled = (cases: readonly ContractCase[]) =>
  cases.map((one) => [`[${specId.get(nameOf(one.spec)) ?? 'own'}] ${nameOf(one.spec)}`, one] as const);

let api: TestApi;
let runner: CaseRunner;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-cases-'));
  const clock = createTestClock();
  api = await openTestApi({
    clock,
    config: {
      filesFolder: folder,
      shopOrigins: CASE_ORIGINS,
    },
  });
  runner = await CaseRunner.open(api, clock);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const rejectionIn = ({ text }: RawResponse) => v.parse(ErrorBody, JSON.parse(text));

/** Sends the case's invalid input and expects its error; a call without input is sent for an unknown shop. */
async function expectRejection(one: ContractCase, input: RequestParts): Promise<void> {
  const { rejection } = one;
  const token = await runner.token(one);
  const isShopless = rejection === NO_INPUT;
  if (!isShopless && rejection.isRepeated === true) await runner.send(one, input, token);
  const response = isShopless
    ? await runner.send({ ...one, channel: 'no-such-shop' }, input)
    : await runner.send(one, withInvalidInput(input, rejection), token);
  const { code, message } = rejectionIn(response);
  const expected = isShopless ? NO_SHOP : rejection;
  expect([response.status, code]).toEqual([expected.status, expected.code]);
  expect(message).toMatch(JAPANESE);
}

it('there is one case for each call of the contract, named by its id in the specification', () => {
  expect(CONTRACT_CASES.map(({ spec }) => nameOf(spec)).sort()).toEqual(CONTRACT_TABLE.map(nameOf).sort());
  const nameless = CONTRACT_TABLE.map(nameOf).filter((name) => !specId.has(name));
  expect(nameless.filter((name) => !(name in OWN_ENDPOINTS))).toEqual([]);
});

it('the case of every member’s call with an id names the owner of the id', () => {
  const silent = CONTRACT_CASES.filter(
    ({ spec, ids }) =>
      ids === undefined &&
      (spec.endpoint.auth === 'cart-token' ||
        (spec.endpoint.auth === 'member' && spec.schemas.params !== undefined)),
  );
  expect(silent.map(({ spec }) => nameOf(spec))).toEqual([]);
});

it.each(CONTRACT_CASES.filter(({ successIn }) => successIn !== undefined))(
  '$spec.endpoint.path succeeds in a test of $successIn',
  ({ spec, successIn = '' }) => {
    const file = path.join(SOURCES, successIn);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toContain(
      specId.get(nameOf(spec)) ?? spec.endpoint.path,
    );
  },
);

describe.each(titled(CONTRACT_CASES))('%s', (_, one) => {
  const { endpoint, schemas } = one.spec;
  const { auth } = endpoint;
  const isRepeated = one.rejection !== NO_INPUT && one.rejection.isRepeated === true;
  /** Made once: a rejected request must not use the input up, so that it succeeds in the end. */
  let input: RequestParts;
  beforeAll(async () => {
    await api.db.delete(rateCounters);
    input = await runner.input(one);
  });

  // spec items: error-core-401; reliability 1, 14
  if (auth !== 'none' && auth !== 'query-token')
    it('requires the authentication that the contract names', async () => {
      const { expired, ...others } = runner.invalidTokens(one);
      // What renews an expired token must take one.
      const tokens = one.spec === refreshTokenSpec ? others : { expired, ...others };
      const worthless = auth === 'member' ? { ...tokens, none: undefined } : tokens;
      for (const [name, token] of Object.entries(worthless)) {
        const response = await runner.send(one, input, token);
        expect([name, response.status, rejectionIn(response)]).toEqual([name, 401, UNAUTHENTICATED]);
      }
    });

  // reliability 14, I7
  if (auth === 'member' || one.ids === 'owned' || (auth === 'any' && endpoint.method === 'GET'))
    it('neither shows nor changes anything that belongs to another member', async () => {
      const owner = await runner.owner(one);
      const before = await ownedRows(api.db, owner);
      const stranger = await runner.stranger(one);
      const response = await runner.send(one, input, stranger.token);
      if (one.ids === 'owned' && one.rejection !== NO_INPUT) {
        const unknown = await runner.send(one, withInvalidInput(input, one.rejection), stranger.token);
        expect([unknown.status, rejectionIn(unknown).code]).toEqual([
          one.rejection.status,
          one.rejection.code,
        ]);
        expect(response).toEqual(unknown);
        if (auth !== 'member') expect(await runner.send(one, input)).toEqual(unknown);
      }
      expect(response.text).not.toContain(CANARY);
      expect(await ownedRows(api.db, owner)).toBe(before);
      if (one.endsSession === true) runner.signInAgain();
    });

  it('[notshown-core-error-codes] [notshown-account-validation-messages] rejects invalid input with a code and a Japanese message', () =>
    expectRejection(one, input));

  if (one.successIn === undefined)
    it('[notshown-core-route-parameter-types] [notshown-account-response-shapes] succeeds with the response of the contract', async () => {
      const good = isRepeated ? await runner.input(one) : input;
      // Where nobody signs in, a token sent along is ignored.
      const token = auth === 'none' ? runner.invalidTokens(one).malformed : await runner.token(one);
      const response = await runner.send(one, good, token);
      expect([response.status, response.status < 300 || response.text]).toEqual([
        one.spec.status ?? 200,
        true,
      ]);
      if (schemas.response !== undefined) v.parse(schemas.response, JSON.parse(response.text));
      else expect(response.type.includes('json')).toBe(false);
      expect(response.text === '').toBe(endpoint.responseType === 'empty');
      if (one.endsSession === true) runner.signInAgain();
    });
});

it.each(titled(CONTRACT_RULES))('%s is rejected by a rule too', async (_, one) =>
  expectRejection(one, await runner.input(one)),
);

describe('secrets of links', () => {
  const linked = CONTRACT_CASES.filter(({ spec }) => spec.endpoint.auth === 'query-token');

  it.each(titled(linked))('%s works in its own shop only', async (_, one) => {
    const input = await runner.input(one);
    const guessed = await runner.send(one, { ...input, query: { t: UNKNOWN_SECRET } });
    expect(guessed.status).toBe(404);
    expect(await runner.send({ ...one, channel: 'gift' }, input)).toEqual(guessed);
  });
});

it('leaves the shop consistent', () => checkInvariants(api.db));
