import { cacheThemeCss } from './cached-theme-css';

it('writes a theme anew when its colours have changed, and only then', () => {
  const [plain, festive] = [{ name: 'plain' }, { name: 'festive' }];
  const write = jest.fn(({ name }: { readonly name: string }, colors: Readonly<Record<string, string>>) =>
    [name, ...Object.values(colors)].join(' '),
  );
  const css = cacheThemeCss(write);
  expect([css(plain, {}), css(plain, {}), css(festive, {}), css(plain, {})]).toEqual([
    'plain',
    'plain',
    'festive',
    'plain',
  ]);
  expect(write).toHaveBeenCalledTimes(2);
  expect([css(plain, { '--a': 'red' }), css(plain, { '--a': 'red' }), css(plain, {})]).toEqual([
    'plain red',
    'plain red',
    'plain',
  ]);
  expect(write).toHaveBeenCalledTimes(4);
});
