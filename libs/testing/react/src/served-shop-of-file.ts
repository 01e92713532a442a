import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from './create-test-services';
import { tabClock } from './tab-clock';

/** A served API and the services of a tab over it. */
export interface ServedShop {
  readonly api: TestApi;
  /** Where it is served, for another tab. */
  readonly url: string;
  readonly services: TestServices;
}

/** Starts an API before the tests of a file and closes it after them. */
export function servedShopOfFile(): ServedShop {
  let opened: ServedShop | null = null;
  const shop = (): ServedShop => {
    if (opened === null) throw new Error('The shop is open while tests run.');
    return opened;
  };
  beforeAll(async () => {
    const api = await openTestApi();
    const { url } = await api.serve();
    opened = { api, url, services: await createTestServices(url, 'default', tabClock(api.clock)) };
  });
  afterAll(async () => {
    opened?.services.session.close();
    await opened?.api.close();
  });
  return {
    get api() {
      return shop().api;
    },
    get url() {
      return shop().url;
    },
    get services() {
      return shop().services;
    },
  };
}
