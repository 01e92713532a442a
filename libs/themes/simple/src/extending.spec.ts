import { definePart, defineSlot } from '@shop/theming/theme-place';
import { extendTheme } from '@shop/theming/extend-theme';
import { describeDriftedOverride, findDriftedOverrides } from '@shop/theming/find-drifted-overrides';
import { loadTokens } from '@shop/theming/load-tokens';
import { resolveTheme } from '@shop/theming/resolve-theme';
import { findPage, titleOfPage } from '@shop/theming/theme-page';
import { themeLayout, themePage, themePart, themeSlot } from '@shop/theming/theme-part';
import { simplePartVersions } from './part-versions';
import { simpleTheme } from './theme';

const Page = () => null;
const load = () => Promise.resolve({ default: Page });
const corporate = extendTheme(simpleTheme, {
  name: 'corporate',
  namespaces: ['corporate'],
  tokens: { color: { primary: '#123456' } },
  pages: { home: themePage(load, { overridesVersion: 1 }), faq: themePage(load, { overridesVersion: 1 }) },
  pageTitles: { cart: '買い物かご' },
  words: { cart: { heading: '買い物かご' } },
  parts: { 'product-card': themePart(load, { overridesVersion: 1 }) },
  slots: { 'cart-note': themeSlot(load) },
  rules: { isNameKanaRequired: false },
});

describe('extendTheme', () => {
  it('changes the tokens that are given and keeps the others', async () => {
    const { color } = await loadTokens(corporate);
    expect(color.primary).toBe('#123456');
    expect(color.text).toBe((await loadTokens(simpleTheme)).color.text);
  });

  it.each(['home', 'faq'] as const)('changes the page %s where it is given', async (id) => {
    expect(await findPage(corporate, id)).toBe(corporate.pages[id]);
    expect(await findPage(corporate, id)).not.toBe(await findPage(simpleTheme, id));
  });

  it.each(['product-list', 'cart'] as const)('keeps the page %s, which is not given', async (id) => {
    expect(await findPage(corporate, id)).toBe(await findPage(simpleTheme, id));
  });

  it('changes the titles and rules that are given and keeps the others', async () => {
    await simpleTheme.allPages.load();
    expect(titleOfPage(corporate, 'cart')).toBe('買い物かご');
    expect(titleOfPage(simpleTheme, 'cart')).toBe('ショッピングカート');
    expect(titleOfPage(corporate, 'faq')).toBe('よくあるご質問');
    expect(titleOfPage(corporate, 'home')).toBe('ホーム');
    expect(corporate.rules.isNameKanaRequired).toBe(false);
  });

  it('does not change its base', () => {
    expect(simpleTheme.rules.isNameKanaRequired).toBe(true);
    expect(simpleTheme.base).toBeNull();
    expect(simpleTheme.words).toEqual({});
  });

  it('adds words, parts and slots to those of its base', () => {
    const tenant = extendTheme(corporate, {
      name: 'tenant',
      namespaces: ['tenant'],
      words: { cart: { empty: '空です' }, login: { heading: '会員の方' } },
      slots: { 'login-note': themeSlot(load) },
    });
    expect(tenant.words).toEqual({
      cart: { heading: '買い物かご', empty: '空です' },
      login: { heading: '会員の方' },
    });
    expect(tenant.parts['product-card']).toBe(corporate.parts['product-card']);
    expect(Object.keys(tenant.slots)).toEqual(['cart-note', 'login-note']);
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
    pages: { home: themePage(load, { version: 2, overridesVersion: 1 }) },
    layouts: { simple: themeLayout(load, { version: 3, overridesVersion: 1 }) },
    parts: { price: themePart(load, { version: 2, overridesVersion: 1 }) },
  });
  const tenant = { name: 'tenant', namespaces: ['tenant'] };
  const against = { overridesVersion: 1 };

  it('finds nothing where every override is up to date', async () => {
    expect(await findDriftedOverrides(corporate, simplePartVersions)).toEqual([]);
  });

  it.each([
    [
      'a page',
      'pages.home',
      2,
      extendTheme(changedBase, { ...tenant, pages: { home: themePage(load, against) } }),
    ],
    [
      'a page that only the table of all pages names',
      'pages.faq',
      1,
      extendTheme(changedBase, { ...tenant, pages: { faq: themePage(load, { overridesVersion: 0 }) } }),
      0,
    ],
    [
      'a layout',
      'layouts.simple',
      3,
      extendTheme(changedBase, { ...tenant, layouts: { simple: themeLayout(load, against) } }),
    ],
    [
      'a replaced part',
      'parts.price',
      2,
      extendTheme(changedBase, { ...tenant, parts: { price: themePart(load, against) } }),
    ],
    [
      'a part of the pages',
      'parts.rating',
      4,
      extendTheme(changedBase, { ...tenant, parts: { rating: themePart(load, against) } }),
    ],
  ])(
    'names an override written against an older version of %s',
    async (_what, part, current, theme, writtenAgainst = 1) => {
      expect(await findDriftedOverrides(theme, { ...simplePartVersions, rating: 4 })).toEqual([
        { theme: 'tenant', part, writtenAgainst, current },
      ]);
    },
  );

  it.each([
    [
      { theme: 'spring', part: 'parts.price', writtenAgainst: 1, current: 2 },
      'The theme "spring" overrides parts.price, and its override was written against version 1; the current version is 2. ' +
        'Compare it with what it overrides, change what has to follow, and set its overridesVersion to 2.',
    ],
    [
      { theme: 'spring', part: 'pages.home', writtenAgainst: null, current: 3 },
      'The theme "spring" overrides pages.home, and its override names no version; the current version is 3. ' +
        'Compare it with what it overrides, change what has to follow, and set its overridesVersion to 3.',
    ],
  ])('says in words what to do about %j', (drifted, sentence) => {
    expect(describeDriftedOverride(drifted)).toBe(sentence);
  });
});

// The lines below are checked by the compiler: each would fail the build if what it states were accepted.
it('the compiler rejects overrides of what does not exist or has another type', () => {
  const theme = { name: 'tenant', namespaces: ['tenant'] };
  const Card = ({ product }: { readonly product: { readonly name: number } }) => String(product.name);
  const wrongCard = () => Promise.resolve({ default: Card });
  const wrongWord = (name: number) => String(name);
  const override = themePart(load, { overridesVersion: 1 });
  const checks = [
    // @ts-expect-error: no page or part has words of this id
    () => extendTheme(simpleTheme, { ...theme, words: { basket: { heading: 'かご' } } }),
    // @ts-expect-error: the cart has no such word
    () => extendTheme(simpleTheme, { ...theme, words: { cart: { headline: 'かご' } } }),
    // @ts-expect-error: this word is a text
    () => extendTheme(simpleTheme, { ...theme, words: { cart: { heading: () => 'かご' } } }),
    // @ts-expect-error: this word is a function of the product's name
    () => extendTheme(simpleTheme, { ...theme, words: { cart: { quantityOf: wrongWord } } }),
    // @ts-expect-error: no part is called so
    () => extendTheme(simpleTheme, { ...theme, parts: { card: themePart(load, { overridesVersion: 1 }) } }),
    () =>
      extendTheme(simpleTheme, {
        ...theme,
        // @ts-expect-error: the product of a card has another name
        parts: { 'product-card': themePart(wrongCard, { overridesVersion: 1 }) },
      }),
    // @ts-expect-error: the version that it overrides is missing
    () => extendTheme(simpleTheme, { ...theme, parts: { 'product-card': themePart(load, {}) } }),
    // @ts-expect-error: the version that it overrides is missing
    () => extendTheme(simpleTheme, { ...theme, pages: { home: themePage(load) } }),
    // @ts-expect-error: the version that it overrides is missing
    () => extendTheme(simpleTheme, { ...theme, layouts: { simple: themeLayout(load) } }),
    // @ts-expect-error: no slot is called so
    () => extendTheme(simpleTheme, { ...theme, slots: { 'cart-top': themeSlot(load) } }),
    // @ts-expect-error: the note of a product gets a product of another shape
    () => extendTheme(simpleTheme, { ...theme, slots: { 'product-note': themeSlot(wrongCard) } }),
    // @ts-expect-error: a slot has nothing to override
    () => extendTheme(simpleTheme, { ...theme, slots: { 'cart-note': override } }),
    // @ts-expect-error: no rule is called so
    () => extendTheme(simpleTheme, { ...theme, rules: { isKanaRequired: false } }),
    // @ts-expect-error: a part's props are those of its default component
    () => definePart<'card', { readonly name: string }>('card', Card),
    // @ts-expect-error: a slot's id is the one of its type
    () => defineSlot<'a-note'>('b-note'),
  ];
  expect(checks).toHaveLength(15);
});
