import { buildRequest } from '@shop/testing-api/build-request';
import { CONTRACT_CASES } from '@shop/testing-api/contract-cases/all-contract-cases';
import { sampled } from '@shop/testing-api/sampled';
import { setUpCaseShop } from '@shop/testing-api/contract-cases/set-up-case-shop';
import type { ContractCase } from '@shop/testing-api/contract-cases/contract-case';
import { fingerprintDatabase } from '@shop/testing-api/fingerprint-database';
import { rateCounters } from '../db/schema';

/** The share of the cases that every test run takes; the soak takes all. */
const ONE_OF = 8;

/** Reached by a link or by another site, and used once: the page acts on a press or a one-use state. */
const USED_ONCE = [
  'GET /v1/auth/unlock/{code}',
  'GET /v1/auth/{type}/redirect',
  'GET /v1/auth/{type}/callback',
];

/** Gives out a document that must say 再発行 the second time: each print is counted, for its owner alone. */
const COUNTS_PRINTS = ['GET /v1/me/orders/{id}/download/receipt', 'GET /v1/orders/{no}/download/receipt'];
const WRITES = [...USED_ONCE, ...COUNTS_PRINTS];

const nameOf = ({ spec }: ContractCase) => `${spec.endpoint.method} ${spec.endpoint.path}`;
const titled = (cases: readonly ContractCase[]) => cases.map((one) => [nameOf(one), one] as const);
const isReading = (one: ContractCase) => one.spec.endpoint.method === 'GET';

const shop = setUpCaseShop();
beforeEach(() => shop.api.db.delete(rateCounters));

// reliability 11
const READING = CONTRACT_CASES.filter((one) => isReading(one) && !WRITES.includes(nameOf(one)));
it.each(titled(sampled(READING, ONE_OF)))('%s writes nothing', async (_name, one) => {
  const [input, owner] = [await shop.runner.input(one), await shop.runner.owner(one)];
  const before = await fingerprintDatabase(shop.api.db);
  for (const token of [await shop.runner.token(one), owner.token, undefined]) {
    const { status, text } = await shop.runner.send(one, input, token);
    expect([status < 500, status < 500 || text]).toEqual([true, true]);
  }
  expect(await fingerprintDatabase(shop.api.db)).toBe(before);
});

const fieldsOf = (body: unknown) =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).map(([name, value]): [string, string] => [name, String(value)])
    : [];

/** What a page of another site can send: forms of three kinds, with the cookies of the shop and no header of its own. */
function formsOf(body: unknown): readonly (readonly [type: string | null, content: string | FormData])[] {
  const parts = new FormData();
  for (const [name, value] of fieldsOf(body)) parts.set(name, value);
  return [
    ['application/x-www-form-urlencoded', new URLSearchParams(fieldsOf(body)).toString()],
    ['text/plain', JSON.stringify(body ?? {})],
    [null, parts],
  ];
}

// reliability 11
const WRITING = CONTRACT_CASES.filter((one) => !isReading(one));
it.each(titled(sampled(WRITING, ONE_OF)))(
  '%s does nothing for a form of another site, even one that could name the shop',
  async (_name, one) => {
    const [input, { token }] = [await shop.runner.input(one), await shop.runner.owner(one)];
    const { path: target } = buildRequest(one.spec, input, new Headers());
    const before = await fingerprintDatabase(shop.api.db);
    for (const channel of [{}, { 'channel-id': one.channel ?? 'default' }])
      for (const [type, body] of formsOf(input.body)) {
        const headers = new Headers({
          origin: 'https://evil.example',
          cookie: `access_token=${token}`,
          ...channel,
          ...(type === null ? {} : { 'content-type': type }),
        });
        const { status } = await shop.api.request(target, { method: 'POST', headers, body });
        expect([type, status >= 400]).toEqual([type, true]);
      }
    expect(await fingerprintDatabase(shop.api.db)).toBe(before);
  },
);
