import { listProductsSpec } from '@shop/contract/products/list-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { and, eq, like } from 'drizzle-orm';
import { channels, productModels } from '../../db/schema';

const MANY = 1_100;

let api: TestApi;
let shop: Operator;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
});
afterAll(() => api.close());

const totalOf = async (channel: string) => {
  const { headers } = await api.call(listProductsSpec, { query: { per: 1 } }, { channel });
  return Number(headers.get('x-total'));
};
const seededNames = async () => {
  const rows = await api.db
    .select({ code: productModels.code, name: productModels.name })
    .from(productModels)
    .innerJoin(channels, eq(channels.id, productModels.channelId))
    .where(and(eq(channels.key, 'gift'), like(productModels.code, '%-S%')))
    .orderBy(productModels.code);
  return rows.map(({ code, name }) => `${code} ${name}`);
};

describe('seed', () => {
  it('adds the given number of products to one shop, reports progress, and adds the same ones when it is repeated', async () => {
    const before = await totalOf('gift');
    const others = await totalOf('school');
    const { code, out } = await shop('seed', '--products', String(MANY), '--channel', 'gift');
    expect(code).toBe(0);
    expect(out).toContain(`500 / ${MANY}`);
    expect(out).toContain(`${MANY} products added`);
    expect(await totalOf('gift')).toBe(before + MANY);
    expect(await totalOf('school')).toBe(others);
    const names = await seededNames();
    expect((await shop('seed', '--products', String(MANY), '--channel', 'gift')).out).toContain(
      '0 products added',
    );
    expect(await seededNames()).toEqual(names);
    await checkInvariants(api.db);
  });

  it('adds products that can be found', async () => {
    const [name = ''] = await seededNames();
    const word = name.split(' ')[0] ?? '';
    const { body } = await api.call(listProductsSpec, { query: { word } }, { channel: 'gift' });
    expect(body).toHaveLength(1);
  });

  it.each([['0'], ['1000001'], ['many']])('rejects %s products', async (count) => {
    expect((await shop('seed', '--products', count, '--channel', 'gift')).code).toBe(2);
  });
});
