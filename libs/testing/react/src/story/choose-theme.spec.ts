import { chooseTheme, orderThemes, themeItems } from './choose-theme';

const simple = { name: 'simple' };
const festive = { name: 'festive' };
const gift = { name: 'gift' };
const tenant = { name: 'tenant' };
const themes = orderThemes([tenant, gift, festive, simple, gift]);

it('lists the theme that all fall back to first, and one without a title last under its own name', () => {
  expect(themeItems(themes)).toEqual([
    { value: 'simple', title: '基本（全店の土台）' },
    { value: 'festive', title: '一般の店・年末年始' },
    { value: 'gift', title: '贈りものの店' },
    { value: 'tenant', title: 'tenant' },
  ]);
});

it.each([
  ['of its name', 'gift', gift],
  ['that all fall back to, for a theme that has gone', 'spring', simple],
  ['that all fall back to, before the toolbar is there', undefined, simple],
])('chooses the theme %s', (_what, name, theme) => {
  expect(chooseTheme(themes, name)).toBe(theme);
});

it('says where it looks when there is no theme', () => {
  expect(() => chooseTheme([], 'simple')).toThrow('apps/storefront-*/app/themes.ts');
});
