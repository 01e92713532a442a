import { loginSpec } from '@shop/contract/auth/login';
import { ErrorBody } from '@shop/contract/wire/error-body';
import { CONTRACT_CASES } from '@shop/testing-api/contract-cases/all-contract-cases';
import { setUpCaseShop } from '@shop/testing-api/contract-cases/set-up-case-shop';
import type { ContractCase } from '@shop/testing-api/contract-cases/contract-case';
import { cpuTime } from '@shop/testing-api/cpu-time';
import { sampled } from '@shop/testing-api/sampled';
import { malformedRequests, worstRequests } from '@shop/testing-api/worst-requests';
import * as v from 'valibot';
import { rateCounters } from '../db/schema';
import { MAX_JSON_SIZE } from './max-body-size';

/** What is read at all: Node's server takes 16 KiB of headers, the URL among them, and the router 4 KiB of a path. */
const LIMITS = { body: MAX_JSON_SIZE, query: 15 * 1024, path: 4_000 };
/**
 * The most that any request may cost, as a multiple of the same call without anything, or of a sign-in without anything
 * where that is more. To read 128 KiB of the worst JSON and look through it is up to 20 of it; to look at elements before
 * their number was 40 to 230, to compose a text of any length 300 to 600.
 */
const MAX_TIMES = 40;
const MAX_MESSAGES = 20;
/** What no schema sees costs every call the same: one of so many calls tells. */
const MALFORMED_FOR_ONE_OF = 10;
/** Calls that end the session which the other calls need. */
const ENDS_THE_SESSION = ['DELETE /v1/me/user', 'POST /v1/auth/logout', 'PUT /v1/me/password'];

const nameOf = ({ spec }: ContractCase) => `${spec.endpoint.method} ${spec.endpoint.path}`;

const shop = setUpCaseShop();
const SIGN_IN = { method: loginSpec.endpoint.method, path: loginSpec.endpoint.path, body: '{}' };
let emptySignIn: number;
beforeAll(async () => {
  emptySignIn = await cpuTime(() => send(SIGN_IN));
});
beforeEach(() => shop.api.db.delete(rateCounters));

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request as it arrives; its answer. */
async function send({ method, path, body, headers }: Sent): Promise<{ status: number; text: string }> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const response = await shop.api.request(path, {
    method,
    headers: { 'channel-id': 'default', 'content-type': 'application/json', ...length, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}

const messagesIn = (text: string): number =>
  Object.values(v.parse(ErrorBody, JSON.parse(text)).errors ?? {}).flat().length;

/** Calls share what reads their requests, so that a sample tells; the soak measures all of them. */
const MEASURED_ONE_OF = 5;
const getsMalformed = new Set(sampled(CONTRACT_CASES, MALFORMED_FOR_ONE_OF));

// reliability 21
it.each(sampled(CONTRACT_CASES, MEASURED_ONE_OF).map((one) => [nameOf(one), one] as const))(
  '%s costs little for any input',
  async (name, one) => {
    const { endpoint, schemas } = one.spec;
    const token = ENDS_THE_SESSION.includes(name) ? null : (await shop.runner.owner(one)).token;
    const headers = {
      'channel-id': one.channel ?? 'default',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    };
    const nothing = {
      method: endpoint.method,
      path: endpoint.path.replace(/\{[^}]+\}/g, 'x'),
      body: schemas.body === undefined ? undefined : '{}',
      headers,
    };
    const least = Math.max(emptySignIn, await cpuTime(() => send(nothing), emptySignIn));
    const most = MAX_TIMES * least;
    const requests = [
      ...worstRequests(one.spec, LIMITS),
      ...(getsMalformed.has(one) ? malformedRequests(one.spec, LIMITS) : []),
    ];
    for (const { what, ...sent } of requests) {
      let response = { status: 0, text: '' };
      const cost = await cpuTime(async () => {
        response = await send({ method: endpoint.method, headers, ...sent });
      }, most);
      expect([what, response.status < 500]).toEqual([what, true]);
      if (response.status === 422)
        expect([what, messagesIn(response.text) <= MAX_MESSAGES]).toEqual([what, true]);
      expect([what, cost <= most || `${Math.round(cost / least)} times`]).toEqual([what, true]);
    }
  },
);
