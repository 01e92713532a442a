import { cacheThemeCss } from './cache-theme-css';

it('creates the CSS of a theme again only when its colours have changed', () => {
  const [plain, festive] = [{ name: 'plain' }, { name: 'festive' }];
  const toCss = jest.fn(({ name }: { readonly name: string }, colors: Readonly<Record<string, string>>) =>
    [name, ...Object.values(colors)].join(' '),
  );
  const css = cacheThemeCss(toCss);
  expect([css(plain, {}), css(plain, {}), css(festive, {}), css(plain, {})]).toEqual([
    'plain',
    'plain',
    'festive',
    'plain',
  ]);
  expect(toCss).toHaveBeenCalledTimes(2);
  expect([css(plain, { '--a': 'red' }), css(plain, { '--a': 'red' }), css(plain, {})]).toEqual([
    'plain red',
    'plain red',
    'plain',
  ]);
  expect(toCss).toHaveBeenCalledTimes(4);
});
