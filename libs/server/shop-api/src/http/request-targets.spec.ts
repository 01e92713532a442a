import { CONTRACT_TABLE } from '@shop/contract/table';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import {
  type RawResponse,
  requestTarget,
  sendRawRequest,
} from '@shop/testing-api/request-targets/send-raw-request';
import {
  LEGAL_TARGETS,
  composedTarget,
  hostileTargets,
} from '@shop/testing-api/request-targets/hostile-targets';
import fc from 'fast-check';
import { METHODS } from 'node:http';
import { rateCounters } from '../db/schema';

/** A sample; the soak asks for many times as many. */
const RUNS = 150;
const EVIL = 'evil.example';
/** What no response may contain: SQL, a stack trace, a path of the server. */
const INTERNALS = /select "|insert into|\bat \S+ \(|node_modules|\.[jt]s:\d+/;
/** Path segments that are not a valid key. */
const NO_KEYS = [
  '%00',
  '%ff',
  '%zz',
  '%',
  '%e3%81',
  '%2F',
  '%5C',
  '%2e%2e',
  '%0d%0a',
  '..',
  '',
  '//',
  'a"b',
  "'",
];

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await openTestApi();
  port = Number(new URL((await api.serve()).url).port);
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

function expectPlain({ status, text }: RawResponse): void {
  expect([status, status < 500]).toEqual([status, true]);
  expect(text).not.toMatch(INTERNALS);
  expect(text).not.toContain(EVIL);
}

// reliability 21
it.each([...hostileTargets(EVIL), ...LEGAL_TARGETS])('%s causes no server error', async (_what, target) => {
  for (const asked of new Set([target, target.replace(/^\/api(?=[/\\%])/, '')]))
    expectPlain(await requestTarget(port, asked));
});

it('a random hostile request target causes no server error', async () => {
  await fc.assert(
    fc.asyncProperty(composedTarget(EVIL), async (target) => expectPlain(await requestTarget(port, target))),
    { seed: 400, numRuns: RUNS },
  );
}, 60_000);

it.each([
  'xn--localhost',
  'xn--a:4000',
  'XN--LOCALHOST',
  'a..b',
  '[::1',
  'user:pass@host',
  'a b',
  '256.256.256.256',
  '0x',
  '%00',
  `${'a'.repeat(300)}.jp`,
  '127.0.0.1:99999',
])('the host %s causes no server error', async (host) => {
  for (const target of ['/v1/products', '/healthz', '/dev/mailbox', '/nowhere']) {
    const fields = `Host: ${host}\r\nChannel-Id: default\r\nConnection: close\r\n`;
    expectPlain(await sendRawRequest(port, `GET ${target} HTTP/1.1\r\n${fields}\r\n`));
  }
});

it.each([
  ['its own host', 'http://shop.example/v1/makers', 200],
  ['its own host under https', 'https://SHOP.example/v1/makers', 200],
  ['another host', `http://${EVIL}/v1/makers`, 400],
  ['another port', 'http://shop.example:8080/v1/makers', 400],
])('takes a target in the absolute form only of its own host: %s', async (_what, target, status) => {
  expect((await requestTarget(port, target)).status).toBe(status);
});

it.each(METHODS)('%s causes no server error', async (method) => {
  for (const target of ['/v1/products', '//evil.example/', `http://user:pass@${EVIL}/v1/products`, '*'])
    expectPlain(await requestTarget(port, target, method));
});

it.each(
  CONTRACT_TABLE.filter(({ endpoint }) => endpoint.path.includes('{')).map(
    ({ endpoint: { method, path } }) => [method, path] as const,
  ),
)('%s %s rejects invalid keys', async (method, path) => {
  for (const key of NO_KEYS) expectPlain(await requestTarget(port, path.replaceAll(/\{\w+\}/g, key), method));
});
