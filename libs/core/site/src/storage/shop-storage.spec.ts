import { createQueryClient } from '@shop/query/create-query-client';
import { deviceStorage, shopStorage, tabStorage } from './shop-storage';

const shop = { queryClient: createQueryClient('browser'), channel: 'gift' };

it('[setting-site-channel-prefix] names in local and session storage begin with the shop’s prefix', () => {
  deviceStorage(shop).setItem('purchase', '1');
  tabStorage(shop).setItem('tag_grants', '2');
  expect([localStorage.getItem('gift_purchase'), sessionStorage.getItem('gift_tag_grants')]).toEqual([
    '1',
    '2',
  ]);
});

it('two shops in one browser do not share their storage', () => {
  const school = shopStorage(localStorage, 'school_');
  school.setItem('purchase', 'school');
  expect(deviceStorage(shop).getItem('purchase')).toBe('1');
  school.removeItem('purchase');
  expect([school.getItem('purchase'), deviceStorage(shop).getItem('purchase')]).toEqual([null, '1']);
});

it.each(['localStorage', 'sessionStorage'] as const)(
  'where the browser blocks storage, the %s lasts as long as the document',
  (name) => {
    const refusing = jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    const kept = name === 'localStorage' ? deviceStorage : tabStorage;
    kept(shop).setItem('purchase', '3');
    expect(kept(shop).getItem('purchase')).toBe('3');
    kept(shop).removeItem('purchase');
    expect(kept(shop).getItem('purchase')).toBeNull();
    refusing.mockRestore();
  },
);

it('a device whose storage is full keeps what it had, and nothing fails', () => {
  deviceStorage(shop).setItem('purchase', '4');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  deviceStorage(shop).setItem('purchase', '5');
  expect(deviceStorage(shop).getItem('purchase')).toBe('4');
  full.mockRestore();
});
