import { CONTRACT_CASES } from '@shop/testing-api/contract-cases/all-contract-cases';
import type { ContractCase } from '@shop/testing-api/contract-cases/contract-case';
import { RATE_LIMITED_CALLS } from '@shop/testing-api/contract-cases/rate-limited-calls';
import { sampled } from '@shop/testing-api/sampled';
import { setUpCaseShop } from '@shop/testing-api/contract-cases/set-up-case-shop';
import { countRows } from '@shop/testing-api/fingerprint-database';
import { rateCounters } from '../db/schema';
import { CLIENT_IP_HEADER, INTERNAL_SECRET_HEADER } from './create-trusted-client-ip-reader';

const IN_A_CART = 'a cart has room for so many, and new carts are limited';
/** The calls that add rows without a limit of their own, and what bounds these. */
const BOUNDED: Readonly<Record<string, string>> = {
  'PATCH /v1/carts/accessories/add': IN_A_CART,
  'PATCH /v1/carts/packings/add': IN_A_CART,
  'PATCH /v1/carts/saved-products/add': IN_A_CART,
  'PATCH /v1/carts/saved-products/put-back': IN_A_CART,
  'POST /v1/sbpayment/receive/fraud-detection': 'signed by the payment service',
};
/** The share of the cases that every test run takes; the soak takes all. */
const ONE_OF = 4;
const SECRET = 'a shared secret for tests';
const NETWORK = '2001:db8:1:2::/64';
const NEIGHBOURS = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2'];

const nameOf = ({ spec }: ContractCase) => `${spec.endpoint.method} ${spec.endpoint.path}`;
const titled = (cases: readonly ContractCase[]) => cases.map((one) => [nameOf(one), one] as const);
const shop = setUpCaseShop({ internalSecret: SECRET });
beforeEach(() => shop.api.db.delete(rateCounters));

// reliability 5: whatever a stranger may add, a limit bounds
const isLimited = (one: ContractCase) => nameOf(one) in RATE_LIMITED_CALLS;
const UNLIMITED = CONTRACT_CASES.filter((one) => one.spec.endpoint.auth !== 'member' && !isLimited(one));
const isBounded = (one: ContractCase) => nameOf(one) in BOUNDED;
const TRIED = [
  ...UNLIMITED.filter(isBounded),
  ...sampled(
    UNLIMITED.filter((one) => !isBounded(one)),
    ONE_OF,
  ),
];
it.each(titled(TRIED))('%s has no limit, and adds no row that nothing else bounds', async (name, one) => {
  const [input, token] = [await shop.runner.input(one), await shop.runner.token(one)];
  const before = await countRows(shop.api.db);
  await shop.runner.send(one, input, token);
  if (one.endsSession === true) shop.runner.signInAgain();
  const grown = [...(await countRows(shop.api.db))].filter(
    ([table, rows]) => rows > (before.get(table) ?? 0),
  );
  expect([name, grown.length > 0]).toEqual([name, name in BOUNDED]);
});

it('every call that is named above exists', () => {
  const names = new Set(CONTRACT_CASES.map(nameOf));
  expect(
    [...Object.keys(BOUNDED), ...Object.keys(RATE_LIMITED_CALLS)].filter((name) => !names.has(name)),
  ).toEqual([]);
});

it.each(titled(sampled(CONTRACT_CASES.filter(isLimited), ONE_OF)))(
  '%s counts the addresses of one IPv6 network together',
  async (_name, one) => {
    for (const ip of NEIGHBOURS) {
      const [input, token] = [await shop.runner.input(one), await shop.runner.token(one)];
      await shop.api.db.delete(rateCounters);
      const headers = { [CLIENT_IP_HEADER]: ip, [INTERNAL_SECRET_HEADER]: SECRET };
      await shop.runner.send(one, input, token, headers);
      if (one.endsSession === true) shop.runner.signInAgain();
      const keys = (await shop.api.db.select().from(rateCounters)).map(({ key }) => key);
      expect(keys.filter((key) => key.includes('2001:') && !key.endsWith(`/${NETWORK}`))).toEqual([]);
    }
  },
);
