import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { startClientLoad } from '@shop/testing-api/start-client-load';
import { type SilencedShop, startSilencedShop } from '@shop/testing-api/start-silenced-shop';
import { type OpenShop, openShop } from './open-shop';
import { RunningStorefront } from './running-storefront';

const CLIENTS = 20;
/** Reliability 32 and 33. */
const DRAIN_LIMIT_MS = 10_000;
const NOTICE_LIMIT_MS = 3_000;
const SERVER = process.env['TEST_DATABASE_URL'];

/** How long something takes, in ms. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

// reliability 32
describe('a shop', () => {
  let open: OpenShop;
  beforeAll(async () => {
    open = await openShop();
  });
  afterAll(() => open.close());

  it('ends within 10 s of SIGTERM under load', async () => {
    const load = startClientLoad(CLIENTS, `${open.shop.url}/product`);
    await load.answered;
    expect(await timeOf(() => open.shop.stop())).toBeLessThan(DRAIN_LIMIT_MS);
    await load.ended;
  });
});

// reliability 33
describeOnPostgres('a shop whose database stops responding', () => {
  let silenced: SilencedShop;
  let shop: RunningStorefront;
  beforeAll(async () => {
    silenced = await startSilencedShop('shop-outage-timing', SERVER ?? '');
    shop = await RunningStorefront.start(silenced.processes.url, 1, { env: { SHOP_PAGE_DATA_MS: '1' } });
  });
  afterAll(async () => {
    await shop.stop();
    await silenced.close();
  });

  it('shows the maintenance page within 3 s, and its pages within 3 s of the recovery', async () => {
    await shop.html('/product');
    silenced.proxy.fallSilent();
    const noticed = await Promise.all(
      ['/product?word=x', '/product?word=y'].map((address) =>
        timeOf(async () => {
          expect((await shop.get(address)).status).toBe(503);
        }),
      ),
    );
    expect(Math.max(...noticed)).toBeLessThan(NOTICE_LIMIT_MS);
    silenced.proxy.recover();
    const recovered = timeOf(async () => {
      while ((await shop.get('/product?word=x')).status !== 200);
    });
    expect(await recovered).toBeLessThan(NOTICE_LIMIT_MS);
  });
});
