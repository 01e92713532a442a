import { createEcommerceEvent } from '@shop/contract/ecommerce-events/create-ecommerce-event';
import { popups } from '@shop/shop-api/db/schema';
import { eventPopupAtom } from '@shop/site/state/event-popup';
import { noteUnsentEventAtom } from '@shop/site/state/note-unsent-event';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { createTestServices } from '@shop/testing-react/create-test-services';
import type { TestServices } from '@shop/testing-react/create-test-services';
import { eq } from 'drizzle-orm';
import { openNextPopup } from './next-popup';
import { openPopupAtom } from './open-popup';

const shop = servedShopOfFile();
const MORNING = Date.parse('2026-06-10T08:00:00+09:00');
const LAST_MINUTE = Date.parse('2026-06-10T23:59:00+09:00');
const NEXT_DAY = Date.parse('2026-06-11T00:00:00+09:00');

const opened: TestServices[] = [];
const newTab = async () => {
  const services = await createTestServices(shop.url);
  opened.push(services);
  return services;
};
const at = (pageId: string, prepare: () => Promise<unknown> = () => Promise.resolve()) => ({
  pageId,
  prepare,
  mayOpen: () => true,
});
const timed = (services: TestServices, now = MORNING) => ({ ...services, clock: { now: () => now } });
const open = async (services: TestServices, page = 'home', now = MORNING) => {
  services.store.set(openPopupAtom, null);
  await openNextPopup(timed(services, now), at(page));
  return services.store.get(openPopupAtom)?.code ?? null;
};
const tell = async (services: TestServices) => {
  const { data } = await services.api.call(createEcommerceEvent, {
    body: { name: 'add_to_cart', args: '{}' },
  });
  services.store.set(eventPopupAtom, data.popup);
};
const change = (values: Partial<typeof popups.$inferInsert>) =>
  shop.api.db.update(popups).set(values).where(eq(popups.code, 'welcome'));

beforeEach(async () => {
  window.localStorage.clear();
  await change({ frequency: 'once', pages: ['home'] });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const { session } of opened.splice(0)) session.close();
});

it.each<{ readonly pages: string[]; readonly on: string; readonly code: string | null }>([
  { pages: ['home'], on: 'home', code: 'welcome' },
  { pages: ['home'], on: 'product-list', code: null },
  { pages: ['news', 'product-list'], on: 'product-list', code: 'welcome' },
  { pages: [], on: 'faq', code: 'welcome' },
])('[entity-popup] of the pages $pages, on $on: $code', async ({ pages, on, code }) => {
  await change({ pages });
  expect(await open(await newTab(), on)).toBe(code);
});

it.each([
  { frequency: 'once', sameDay: null, nextDay: null },
  { frequency: 'daily', sameDay: null, nextDay: 'welcome' },
  { frequency: 'always', sameDay: 'welcome', nextDay: 'welcome' },
] as const)('a device shows it $frequency', async ({ frequency, sameDay, nextDay }) => {
  await change({ frequency });
  expect(await open(await newTab())).toBe('welcome');
  const later = await newTab();
  expect([await open(later, 'home', LAST_MINUTE), await open(later, 'home', NEXT_DAY)]).toEqual([
    sameDay,
    nextDay,
  ]);
});

it.each(['{', '[]', 'null', '{"welcome":1}'])('%s in the storage counts for nothing', async (kept) => {
  window.localStorage.setItem('default_popups', kept);
  expect(await open(await newTab())).toBe('welcome');
});

it('where the device keeps nothing, the tab shows it once', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const tab = await newTab();
  expect([await open(tab), await open(tab)]).toEqual(['welcome', null]);
});

it('on a device that can keep no newer day than an old one, the tab shows it once a day', async () => {
  await change({ frequency: 'daily' });
  expect(await open(await newTab())).toBe('welcome');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const tab = await newTab();
  const nextMorning = NEXT_DAY + 8 * 3_600_000;
  expect([await open(tab, 'home', NEXT_DAY), await open(tab, 'home', nextMorning)]).toEqual([
    'welcome',
    null,
  ]);
});

it('[trans-ecommerce-event-popup] the popup of an event opens on any page, before that of the page, and once a day', async () => {
  const tab = await newTab();
  await tell(tab);
  expect([await open(tab), await open(tab)]).toEqual(['coupon-after-cart', 'welcome']);
  await tell(tab);
  expect(await open(tab, 'product-detail', LAST_MINUTE)).toBeNull();
  await tell(tab);
  expect(await open(tab, 'product-detail', NEXT_DAY)).toBe('coupon-after-cart');
});

it('while one is open no other opens, and what could not be shown is due again', async () => {
  const tab = await newTab();
  const broken = at('home', () => Promise.reject(new Error('no code')));
  await expect(openNextPopup(tab, broken)).rejects.toThrow('no code');
  expect(await open(tab)).toBe('welcome');
  await tell(tab);
  await openNextPopup(timed(tab), at('home'));
  expect(tab.store.get(openPopupAtom)?.code).toBe('welcome');
});

it('what an event has told waits where it may not open any more', async () => {
  const tab = await newTab();
  await tell(tab);
  await openNextPopup(timed(tab), { ...at('home'), mayOpen: () => false });
  expect(tab.store.get(openPopupAtom)).toBeNull();
  expect(await open(tab, 'product-detail')).toBe('coupon-after-cart');
});

it('[trans-ecommerce-event-popup] of events that were not sent the first that has a popup opens it', async () => {
  const tab = await newTab();
  for (const name of ['view_item', 'add_to_cart', 'view_item', 'view_cart'] as const)
    tab.store.set(noteUnsentEventAtom, name);
  expect(tab.store.get(eventPopupAtom)).toEqual({ unsent: ['view_item', 'add_to_cart', 'view_cart'] });
  expect([await open(tab), tab.store.get(eventPopupAtom)]).toEqual(['coupon-after-cart', null]);
  tab.store.set(noteUnsentEventAtom, 'view_cart');
  expect([await open(tab), await open(tab)]).toEqual([null, 'welcome']);
});
