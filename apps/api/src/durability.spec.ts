import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCartOrderSpec } from '@shop/contract/carts/get-cart-order';
import { type OpenDatabase, openEmbedded } from '@shop/shop-api/db/open-database';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { decideCart, createReadyCart } from '@shop/testing-api/checkout';
import { createHttpCaller } from '@shop/testing-api/http-caller';
import { openSeededFolder } from '@shop/testing-api/open-seeded-folder';
import { ShopProcess } from '@shop/testing-api/shop-process';
import { wellStockedProducts } from '@shop/testing-api/stock';

const TEST_LIMIT_MS = 60_000;
const ORDERS_IN_FLIGHT = 8;

let dataFolder: string;
let productKey: string;
let api: ReturnType<typeof createHttpCaller>;
const processes = new ShopProcess('shop-api-durability', () => ({ SHOP_DATA_DIR: dataFolder }));

const inDatabase = async (work: (opened: OpenDatabase) => Promise<void>) => {
  const opened = await openEmbedded({ folder: path.join(dataFolder, 'db') });
  try {
    await work(opened);
  } finally {
    await opened.close();
  }
};

beforeAll(async () => {
  await processes.build();
  api = createHttpCaller(processes.url);
  dataFolder = await mkdtemp(path.join(tmpdir(), 'shop-durability-'));
  const opened = await openSeededFolder(dataFolder);
  productKey = (await wellStockedProducts(opened.db, 1))[0]!.key;
  await opened.close();
}, TEST_LIMIT_MS);
afterAll(async () => {
  await processes.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const wanted = () => [{ product_key: productKey, quantity: 1 }];
const seeOrder = async (orderNo: string, cart_token: string) =>
  (await api.call(getCartOrderSpec, { params: { orderNo }, query: { cart_token } })).status;

describe('an order whose number was returned to the shopper', () => {
  // reliability 31
  it(
    'still exists after kill -9 and a restart',
    async () => {
      await processes.start();
      const cart = await createReadyCart(api, wanted());
      const { order_no } = (await decideCart(api, cart)).body;
      await processes.stop('SIGKILL');
      await processes.start();
      expect(await seeOrder(order_no, cart.token)).toBe(200);
      await processes.stop();
      await inDatabase(({ db }) => checkInvariants(db));
    },
    TEST_LIMIT_MS,
  );

  it(
    'still exists when others were being placed at the kill; repeating those places each of them once',
    async () => {
      await processes.start();
      const carts = await Promise.all(
        Array.from({ length: ORDERS_IN_FLIGHT }, () => createReadyCart(api, wanted())),
      );
      const acknowledged = new Map<string, string>();
      const kills: Promise<unknown>[] = [];
      await Promise.allSettled(
        carts.map(async (cart) => {
          const { body } = await decideCart(api, cart);
          acknowledged.set(cart.token, body.order_no);
          if (acknowledged.size === ORDERS_IN_FLIGHT / 2) kills.push(processes.stop('SIGKILL'));
        }),
      );
      await Promise.all(kills);
      expect(acknowledged.size).toBeGreaterThanOrEqual(ORDERS_IN_FLIGHT / 2);

      await processes.start();
      for (const [token, orderNo] of acknowledged) expect(await seeOrder(orderNo, token)).toBe(200);
      for (const cart of carts) {
        const { body } = await decideCart(api, cart);
        expect(body.order_no).toBe(acknowledged.get(cart.token) ?? body.order_no);
      }
      await processes.stop();
      await inDatabase(({ db }) => checkInvariants(db));
    },
    TEST_LIMIT_MS,
  );
});
