import { extendTheme } from '@shop/theming/extend-theme';
import { findDriftedOverrides } from '@shop/theming/find-drifted-overrides';
import { resolveTheme } from '@shop/theming/resolve-theme';
import { themePage } from '@shop/theming/theme-part';
import { simpleTheme } from './theme';

const Page = () => null;
const page = (options = {}) => themePage(() => Promise.resolve({ default: Page }), options);
const corporate = extendTheme(simpleTheme, {
  name: 'corporate',
  namespaces: ['corporate'],
  tokens: { color: { primary: '#123456' } },
  pages: { home: page({ shadows: 1 }) },
  labels: { pageTitles: { cart: '買い物かご' } },
  rules: { isContactKanaRequired: false },
});

describe('extendTheme', () => {
  it('changes what is stated and keeps the rest', () => {
    expect(corporate.tokens.color.primary).toBe('#123456');
    expect(corporate.tokens.color.text).toBe(simpleTheme.tokens.color.text);
    expect(corporate.pages.home).not.toBe(simpleTheme.pages.home);
    expect(corporate.pages.cart).toBe(simpleTheme.pages.cart);
    expect(corporate.labels.pageTitles.cart).toBe('買い物かご');
    expect(corporate.labels.pageTitles.home).toBe(simpleTheme.labels.pageTitles.home);
    expect(corporate.rules.isContactKanaRequired).toBe(false);
  });

  it('leaves its base as it was', () => {
    expect(simpleTheme.rules.isContactKanaRequired).toBe(true);
    expect(simpleTheme.base).toBeNull();
  });
});

describe('resolveTheme', () => {
  it.each([
    ['corporate', 'corporate'],
    ['default', 'simple'],
    ['unknown', 'simple'],
    ['', 'simple'],
    [null, 'simple'],
    [undefined, 'simple'],
  ])('namespace %s is the theme %s [beh-theme-from-server, beh-theme-fallback]', (namespace, name) => {
    expect(resolveTheme([simpleTheme, corporate], namespace).name).toBe(name);
  });
});

describe('findDriftedOverrides', () => {
  const changedBase = extendTheme(simpleTheme, {
    name: 'base',
    namespaces: [],
    pages: { home: page({ version: 2, shadows: 1 }) },
  });

  it('says nothing of overrides that are up to date', () => {
    expect(findDriftedOverrides(corporate)).toEqual([]);
  });

  it.each([
    [1, 1],
    [undefined, null],
  ])('names an override written against %s when the page is at 2', (shadows, writtenAgainst) => {
    const tenant = extendTheme(changedBase, {
      name: 'tenant',
      namespaces: ['tenant'],
      pages: { home: page(shadows === undefined ? {} : { shadows }) },
    });
    expect(findDriftedOverrides(tenant)).toEqual([
      { theme: 'tenant', part: 'pages.home', writtenAgainst, current: 2 },
    ]);
  });
});
