import { storeFavouriteWish } from '@shop/feature-catalogue/saved-products/favourite-wish';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { sessionAtom } from '@shop/session/session-atoms';
import { signedOutState } from '@shop/session/session-state';
import { tabStorage } from '@shop/site/storage/shop-storage';
import type { FavouriteWishProps } from '@shop/theming/theme-pages';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { LazyFavouriteWish } from './lazy-favourite-wish';

const PRODUCT = 7;
const HALF_AN_HOUR = 30 * 60_000;
const shop = servedShopOfFile();
const added: number[] = [];

function Wish({ productId, onDone }: FavouriteWishProps) {
  const add = useEffectEvent(() => {
    added.push(productId);
    onDone();
  });
  useEffect(() => add(), []);
  return null;
}
const mockWish = () => Promise.resolve(Wish);
const mockTheme = {
  allPages: { load: () => Promise.resolve({ overlays: { favouriteWish: { load: mockWish } } }) },
};
jest.mock('@shop/theming/theme-provider', () => ({ useTheme: () => mockTheme }));

const sessions = {
  unchecked: signedOutState,
  guest: { ...signedOutState, check: true },
  unverified: { ...signedOutState, check: true, token: 'token' },
  member: { ...signedOutState, check: true, token: 'token', isLogin: true },
};
type Who = keyof typeof sessions;
const become = (who: Who) => act(() => Promise.resolve(shop.services.store.set(sessionAtom, sessions[who])));
const tab = () => tabStorage(shop.services);

/** A tab in which a guest has wished for a product, so many milliseconds ago. */
async function open(path: string, who: Who, age = 0) {
  await become(who);
  storeFavouriteWish(tab(), PRODUCT, shop.services.clock.now() - age);
  const router = createMemoryRouter([{ path: '*', element: <LazyFavouriteWish /> }], {
    initialEntries: [path],
  });
  render(
    <ShopServicesProvider services={shop.services}>
      <RouterProvider router={router} />
    </ShopServicesProvider>,
  );
  await act(() => Promise.resolve());
  return (to: string) => act(() => router.navigate(to));
}
beforeEach(() => {
  added.length = 0;
  sessionStorage.clear();
});

it.each([
  ['/login/', '/product/mug'],
  ['/login/', '/mypage'],
  ['/oauth/callback?code=1', '/product/mug'],
])('who signs in on %s has it once they have gone on to %s, and once only', async (signInPage, next) => {
  const go = await open(signInPage, 'guest');
  await become('member');
  expect(added).toEqual([]);
  await go(next);
  expect(added).toEqual([PRODUCT]);
  await go('/cart');
  await go(next);
  expect(added).toEqual([PRODUCT]);
});

it('it waits for a registration and for the mail address to be proved', async () => {
  const go = await open('/register', 'guest');
  await become('unverified');
  await go('/register/complete');
  await go('/verify');
  expect(added).toEqual([]);
  await become('member');
  await go('/product/mug');
  expect(added).toEqual([PRODUCT]);
});

it('a sign-in in another tab counts as well', async () => {
  await open('/product/mug', 'unchecked');
  expect(added).toEqual([]);
  await become('member');
  expect(added).toEqual([PRODUCT]);
});

it.each<[string, string, Who, number]>([
  ['a guest has gone elsewhere instead', '/product', 'guest', 0],
  ['a member has no mail address proved yet, and goes on', '/', 'unverified', 0],
  ['half an hour has passed', '/product/mug', 'member', HALF_AN_HOUR],
])('it is given up where %s', async (_why, path, who, age) => {
  const go = await open(path, who, age);
  await become('member');
  await go('/cart');
  expect(added).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('a URL asks for nothing', async () => {
  const go = await open('/login/', 'member');
  sessionStorage.clear();
  await go('/product/mug?favourite_wish=7&favourite=7#favourite_wish=7%209999999999999');
  expect(added).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});
