import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { eq } from 'drizzle-orm';
import { paymentMethods, shopEnvironment, staticPages } from '../../db/schema';

let api: TestApi;
let shop: Operator;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
});
afterAll(() => api.close());

const statusOf = async (key: string) => {
  const { out } = await shop('status');
  const lines = out.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`${key}  `));
  const end = lines.findIndex((line, at) => at > from && !line.startsWith('    '));
  return lines.slice(from, end === -1 ? undefined : end).join('\n');
};

it('a demonstration takes orders without legal pages', async () => {
  await api.db.update(staticPages).set({ isShow: false });
  expect(await statusOf('gift')).toMatch(
    /^gift {2}贈りもの専門店 むすび {2}注文を受けられる設定です set up to take orders$/,
  );
});

describe('a live shop', () => {
  beforeAll(async () => {
    await api.db.update(shopEnvironment).set({ env: 'live' });
  });

  it('says everything that keeps it from taking orders', async () => {
    await api.db.update(paymentMethods).set({ isUsable: false });
    await shop('settings', 'set', 'SITE.MAINTENANCE.IS_USE', 'true', '--channel', 'default');
    const said = await statusOf('default');
    for (const requirement of [
      '注文を受けられません',
      '（/legal）',
      '（/privacy）',
      'お支払い方法',
      'メンテナンス中',
    ])
      expect(said).toContain(requirement);
  });

  it('says that it takes orders once nothing does', async () => {
    await api.db.update(staticPages).set({ isShow: true });
    await api.db.update(paymentMethods).set({ isUsable: true }).where(eq(paymentMethods.paymentId, 1));
    await shop('settings', 'set', 'SITE.MAINTENANCE.IS_USE', 'false', '--channel', 'default');
    expect(await statusOf('default')).toContain('set up to take orders');
    await shop('settings', 'set', 'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE', 'true', '--channel', 'default');
    await shop(
      'settings',
      'set',
      'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING',
      'false',
      '--channel',
      'default',
    );
    expect(await statusOf('default')).toContain('selling is stopped');
  });
});
