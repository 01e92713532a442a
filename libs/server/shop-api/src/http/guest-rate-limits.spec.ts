import { CONTRACT_CASES } from '@shop/testing-api/contract-cases/all-contract-cases';
import type { ContractCase } from '@shop/testing-api/contract-cases/contract-case';
import { RATE_LIMITED_CALLS } from '@shop/testing-api/contract-cases/rate-limited-calls';
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
  'PUT /v1/orders/{no}/guest/receipt': 'an order has one receipt, and needs its secret',
  'PUT /v1/social-gifts/{token}': 'a gift is addressed once, and needs its secret',
  'POST /v1/sbpayment/receive/fraud-detection': 'signed by the payment service',
};
const SECRET = 'a shared secret for tests';
const NETWORK = '2001:db8:1:2::/64';
const NEIGHBOURS = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2'];

const nameOf = ({ spec }: ContractCase) => `${spec.endpoint.method} ${spec.endpoint.path}`;
const titled = (cases: readonly ContractCase[]) => cases.map((one) => [nameOf(one), one] as const);
const shop = setUpCaseShop({ internalSecret: SECRET });
beforeEach(() => shop.api.db.delete(rateCounters));

// reliability 5: whatever a stranger may add, a limit bounds
it.each(titled(CONTRACT_CASES.filter(({ spec }) => spec.endpoint.auth !== 'member')))(
  '%s adds rows only under a limit',
  async (name, one) => {
    const [input, token] = [await shop.runner.input(one), await shop.runner.token(one)];
    const before = await countRows(shop.api.db);
    await shop.runner.send(one, input, token);
    if (one.endsSession === true) shop.runner.signInAgain();
    const grown = [...(await countRows(shop.api.db))].filter(
      ([table, rows]) => rows > (before.get(table) ?? 0),
    );
    if (name in RATE_LIMITED_CALLS) return;
    expect([name, grown.length > 0]).toEqual([name, name in BOUNDED]);
  },
);

it('every call that is named above exists', () => {
  const names = new Set(CONTRACT_CASES.map(nameOf));
  expect(
    [...Object.keys(BOUNDED), ...Object.keys(RATE_LIMITED_CALLS)].filter((name) => !names.has(name)),
  ).toEqual([]);
});

it.each(titled(CONTRACT_CASES.filter((one) => nameOf(one) in RATE_LIMITED_CALLS)))(
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
