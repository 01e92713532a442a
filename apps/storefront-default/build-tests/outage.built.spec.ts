import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { type SilencedShop, startSilencedShop } from '@shop/testing-api/start-silenced-shop';
import { RunningStorefront } from './running-storefront';

const SERVER = process.env['TEST_DATABASE_URL'];

// reliability 33
describeOnPostgres('a shop whose database stops responding', () => {
  let silenced: SilencedShop;
  let shop: RunningStorefront;

  beforeAll(async () => {
    silenced = await startSilencedShop('shop-outage', SERVER ?? '');
    // What the shop has of the API is too old for the next page.
    shop = await RunningStorefront.start(silenced.processes.url, 1, { env: { SHOP_PAGE_DATA_MS: '1' } });
  });
  afterAll(async () => {
    await shop.stop();
    await silenced.close();
  });

  const visit = async (address: string) => {
    const response = await shop.get(address);
    return { status: response.status, html: await response.text() };
  };

  it('shows the maintenance page, and its pages again once the database responds', async () => {
    expect((await visit('/product')).status).toBe(200);
    silenced.proxy.fallSilent();
    for (const { status, html } of await Promise.all(['/product?word=x', '/product?word=y'].map(visit))) {
      expect(status).toBe(503);
      expect(html).toContain('メンテナンス');
    }
    silenced.proxy.recover();
    while ((await visit('/product?word=x')).status !== 200);
  });

  it('tells a lost connection from maintenance, which only the API itself speaks of [interp-lost-connection]', async () => {
    await silenced.processes.stop('SIGKILL');
    const { status, html } = await visit('/product?word=z');
    expect(status).toBe(503);
    expect(html).toContain('ただいま接続できません');
    expect(html).not.toContain('メンテナンス');
  });
});
