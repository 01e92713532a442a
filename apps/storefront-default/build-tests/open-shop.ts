import { channels } from '@shop/shop-api/db/schema';
import type { ServedApi, TestApi, TestApiOptions } from '@shop/testing-api/open-test-api';
import { openTestApiToday } from '@shop/testing-api/open-test-api-today';
import { eq } from 'drizzle-orm';
import { RunningStorefront, type StorefrontOptions } from './running-storefront';

/** The built shop in front of the real API. */
export interface OpenShop {
  readonly api: TestApi;
  readonly shop: RunningStorefront;
  /** The API's own URL. */
  readonly apiUrl: string;
  /** The cookie header of a member who has signed in. */
  cookieOf(email: string, channel?: string): Promise<string>;
  /** Sets flat settings of the shop's channel. */
  set(settings: Readonly<Record<string, string | number | boolean | null>>): Promise<void>;
  /** The key of some product. */
  productKey(): Promise<string>;
  close(): Promise<void>;
}

/** How both may be started. */
interface OpenShopOptions {
  readonly config?: TestApiOptions['config'];
  readonly shop?: StorefrontOptions;
}

/** Starts both. Tokens and the seed are of today: the shop's process has the machine's clock. */
export async function openShop(options: OpenShopOptions = {}): Promise<OpenShop> {
  const { config = {} } = options;
  const api = await openTestApiToday({ config });
  const served: ServedApi = await api.serve();
  const shop = await RunningStorefront.start(served.url, 1, options.shop);
  return {
    api,
    shop,
    apiUrl: served.url,
    cookieOf: async (email, channel) => `access_token=${await api.signIn(email, channel)}`,
    set: async (settings) => {
      await api.db.update(channels).set({ settings }).where(eq(channels.key, 'default'));
    },
    productKey: async () => {
      const html = await shop.html('/product');
      return /href="\/product\/([a-z0-9-]+)"/.exec(html)?.[1] ?? '';
    },
    close: async () => {
      await shop.stop();
      await served.close();
      await api.close();
    },
  };
}
