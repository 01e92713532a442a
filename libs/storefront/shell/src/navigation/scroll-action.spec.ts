import { scrollActionFor } from './scroll-action';

const at = (pathname: string, hash = '') => ({ pathname, hash });

it.each([
  ['to another page [beh-scroll-top]', at('/'), at('/product'), 'PUSH', 'top'],
  ['to another page of a list', at('/product'), at('/product'), 'PUSH', 'top'],
  [
    'from product to product [beh-scroll-product-to-product]',
    at('/product/a'),
    at('/product/b/'),
    'PUSH',
    'stay',
  ],
  ['from the list to a product', at('/product'), at('/product/b'), 'PUSH', 'top'],
  ['from a product to the cart', at('/product/a'), at('/cart/'), 'PUSH', 'top'],
  ['back [beh-scroll-back]', at('/product/a'), at('/product'), 'POP', 'restore'],
  ['to an anchor on the page', at('/'), at('/', '#main'), 'PUSH', 'anchor'],
] as const)('%s', (_what, from, to, type, move) => {
  expect(scrollActionFor(from, to, type, () => true)).toBe(move);
});

it('goes to the top between two products where the position is not kept', () => {
  const keepsPosition = jest.fn(() => false);
  expect(scrollActionFor(at('/product/a'), at('/product/b/'), 'PUSH', keepsPosition)).toBe('top');
  expect(keepsPosition).toHaveBeenCalledWith('a', 'b');
});
