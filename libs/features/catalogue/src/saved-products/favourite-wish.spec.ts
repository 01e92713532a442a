import { dropFavouriteWish, storeFavouriteWish, takeFavouriteWish } from './favourite-wish';

const PRODUCT = 7;
const NOW = 1_000_000;
const MINUTE = 60_000;
const NAME = 'favourite_wish';

beforeEach(() => sessionStorage.clear());

it('is taken once', () => {
  storeFavouriteWish(sessionStorage, PRODUCT, NOW);
  expect(takeFavouriteWish(sessionStorage, NOW)).toBe(PRODUCT);
  expect(takeFavouriteWish(sessionStorage, NOW)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('the latest wish takes the place of the one before it, and can be dropped', () => {
  storeFavouriteWish(sessionStorage, PRODUCT, NOW);
  storeFavouriteWish(sessionStorage, PRODUCT + 1, NOW);
  expect(takeFavouriteWish(sessionStorage, NOW)).toBe(PRODUCT + 1);
  storeFavouriteWish(sessionStorage, PRODUCT, NOW);
  dropFavouriteWish(sessionStorage);
  expect(takeFavouriteWish(sessionStorage, NOW)).toBeNull();
});

it.each([
  [29, PRODUCT],
  [30, null],
])('after %i minutes it is %p', (minutes, taken) => {
  storeFavouriteWish(sessionStorage, PRODUCT, NOW);
  expect(takeFavouriteWish(sessionStorage, NOW + minutes * MINUTE)).toBe(taken);
  expect(sessionStorage).toHaveLength(0);
});

it.each(['', '7', '7 soon', '-7 9999999', '7.5 9999999', '7 9999999 8', '{"id":7}'])(
  'what is stored as “%s” is no wish, and is removed',
  (stored) => {
    sessionStorage.setItem(NAME, stored);
    expect(takeFavouriteWish(sessionStorage, NOW)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  },
);
