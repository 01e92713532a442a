import type { TestApi } from '@shop/testing-api/open-test-api';
import { setStock, wellStockedProducts } from '@shop/testing-api/stock';
import type { Place, Prepare } from './scenario';

const CHANNEL = 'corporate';
const DESK = { path: '/order-desk', channel: CHANNEL } as const;
/** More than are in stock after the second product is nearly sold out. */
const FEW = 3;

/** The desk as the tab kept it, with these rows. */
const written = (rows: readonly (readonly [code: string, quantity: string])[]): Place => {
  const entries = rows.map(([code, quantity]) => ({ code, quantity }));
  return { ...DESK, storage: { [`${CHANNEL}_order_desk`]: JSON.stringify({ owner: null, draft: entries }) } };
};

const codesOf = async (api: TestApi): Promise<readonly string[]> => {
  const products = await wellStockedProducts(api.db, 3, { channel: CHANNEL });
  await setStock(api.db, products[1]?.id ?? 0, FEW);
  return products.map(({ code }) => code);
};

/** The order desk of the wholesale shop. */
export const ORDER_DESK_SCENARIOS: Readonly<Record<string, Prepare>> = {
  'order-desk': () => DESK,
  'order-desk-good': async (api) => {
    const [first = '', , third = ''] = await codesOf(api);
    return written([
      [first, '12'],
      [third, '４'],
    ]);
  },
  'order-desk-faulty': async (api) => {
    const [first = '', second = '', third = ''] = await codesOf(api);
    return written([
      [first, '12'],
      [second, '10'],
      ['', '2'],
      ['NONE-1', ''],
      [first, '1'],
      [third, '1.5'],
    ]);
  },
};
