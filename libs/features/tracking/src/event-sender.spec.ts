import { ecommerceEvents } from '@shop/shop-api/db/schema';
import { eventPopupAtom } from '@shop/site/state/event-popup';
import type { ShopEvent, TrackedItem } from '@shop/site/state/shop-events';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { asc } from 'drizzle-orm';
import { enqueueEvents } from './event-queue';
import { sendEvent } from './event-sender';
import { sentEventsAtom } from './sent-events';

const shop = servedShopOfFile();
const MUG: TrackedItem = {
  key: 'mug-white-m',
  name: 'マグカップ',
  brand: 'つゆくさ',
  categories: ['台所', 'うつわ'],
  variant: '白／M',
  price: 1_200,
  quantity: 2,
};
const GA_MUG = {
  item_id: 'mug-white-m',
  item_name: 'マグカップ',
  item_brand: 'つゆくさ',
  item_category: '台所',
  item_category2: 'うつわ',
  item_variant: '白／M',
  price: 1_200,
  quantity: 2,
  index: 0,
};
const stored = () => shop.api.db.select().from(ecommerceEvents).orderBy(asc(ecommerceEvents.id));
const layer = () => Reflect.get(window, 'dataLayer') as unknown;

beforeEach(async () => {
  Reflect.deleteProperty(window, 'dataLayer');
  shop.services.store.set(sentEventsAtom, []);
  shop.services.store.set(eventPopupAtom, null);
  await shop.api.db.delete(ecommerceEvents);
});
afterEach(() => jest.restoreAllMocks());

it.each<[ShopEvent, object]>([
  [
    { name: 'view_item_list', list: 'product-list', items: [{ ...MUG, categories: [], variant: null }] },
    {
      item_list_id: 'product-list',
      items: [
        {
          item_id: 'mug-white-m',
          item_name: 'マグカップ',
          item_brand: 'つゆくさ',
          price: 1_200,
          quantity: 2,
          index: 0,
        },
      ],
    },
  ],
  [
    { name: 'view_item', items: [MUG] },
    { currency: 'JPY', value: 2_400, items: [GA_MUG] },
  ],
  [
    { name: 'add_payment_info', items: [MUG], paymentType: '銀行振込（前払い）' },
    { payment_type: '銀行振込（前払い）', currency: 'JPY', value: 2_400, items: [GA_MUG] },
  ],
  [
    {
      name: 'purchase',
      items: [MUG],
      transaction: { orderNo: 'D260610-AAAAAAAA', tax: 300, shipping: 600 },
    },
    {
      transaction_id: 'D260610-AAAAAAAA',
      tax: 300,
      shipping: 600,
      currency: 'JPY',
      value: 2_400,
      items: [GA_MUG],
    },
  ],
])(
  '[gap-tracking-events] [contra-tracking-events-list] %o is pushed and stored in the format of Google Analytics 4',
  async (event, content) => {
    await sendEvent(shop.services, event, { recommendation: 3 });
    expect(layer()).toEqual([{ ecommerce: null }, { event: event.name, ecommerce: content }]);
    expect(await stored()).toMatchObject([{ name: event.name, args: content, logrecoRcmdCt: '3' }]);
    expect(shop.services.store.get(sentEventsAtom)).toMatchObject([{ name: event.name }]);
  },
);

it('a search or a sign-in is no event of what is bought', async () => {
  await sendEvent(shop.services, { name: 'search', searchTerm: 'マグカップ' });
  expect(layer()).toEqual([{ event: 'search', search_term: 'マグカップ' }]);
});

it('more items than the API takes are cut, for it alone', async () => {
  const items = Array.from({ length: 60 }, () => MUG);
  await sendEvent(shop.services, { name: 'view_cart', items });
  const [event] = await stored();
  const kept = (event?.args['items'] as unknown[]).length;
  expect([kept > 20, kept < 60]).toEqual([true, true]);
});

it('events arrive in the order in which they happened, and one that does not arrive holds up none', async () => {
  const { services } = shop;
  await shop.api.lab({ scenario: 'server-error', times: 1, match: { path: '/v1/ecommerce_events' } });
  const names = ['view_item', 'add_to_cart', 'view_cart'] as const;
  const done = new Promise<void>((resolve) => {
    for (const name of names)
      enqueueEvents(services.store, () => sendEvent(services, { name, items: [MUG] }));
    enqueueEvents(services.store, () => Promise.resolve(resolve()));
  });
  await done;
  expect((await stored()).map(({ name }) => name)).toEqual(['add_to_cart', 'view_cart']);
});

it('[trans-ecommerce-event-popup] a popup waits to be shown; an event without one does not take it away', async () => {
  await sendEvent(shop.services, { name: 'add_to_cart', items: [MUG] });
  await sendEvent(shop.services, { name: 'view_cart', items: [MUG] });
  expect(shop.services.store.get(eventPopupAtom)).toMatchObject({ code: 'coupon-after-cart' });
});
