import { extendTheme, type ThemeOverrides } from '@shop/theming/extend-theme';
import type { SimpleCustomisation } from '@shop/theme-simple/simple-customisation';
import { findThemeContrasts } from '@shop/theming/find-low-contrasts';
import { loadTokens } from '@shop/theming/load-tokens';
import type { Theme } from '@shop/theming/theme';
import { themePage, themePart } from '@shop/theming/theme-part';
import { simpleTheme } from '@shop/theme-simple/theme';
import type { PriceProps } from '@shop/theme-simple/parts/price';
import { FsTree } from 'nx/src/generators/tree';
import path from 'node:path';
import { createElement, type ReactNode } from 'react';
import { copyOf } from '../theme-sources/base-copies';
import { loadWordDefinitions, textOf, type WordDefinitions } from '../theme-sources/word-definitions';
import { findDriftedCopies } from './find-drifted-copies';
import { findDriftedWords } from './find-drifted-words';
import { findMissingLegalItems } from './find-missing-legal-items';
import { findPricesWithoutTax } from './find-prices-without-tax';
import { findWrongWords } from './find-wrong-words';
import { saysWithTax } from './price-text';
import { readRecordedOrder } from './recorded-order';
import { readRecording, renderRecorded } from './render-recorded';

const WORKSPACE = path.resolve(__dirname, '../../../..');
/** Jest compiles what it loads. */
const loadCompiled = (file: string) =>
  Promise.resolve(jest.requireActual<object>(path.join(WORKSPACE, file)));
const NAMES = { name: 'spring', namespaces: ['spring'] };
type Overrides = Omit<ThemeOverrides<SimpleCustomisation>, keyof typeof NAMES>;
const spring = (overrides: Overrides) => extendTheme(simpleTheme, { ...NAMES, ...overrides });
const part = <Props>(render: (props: Props) => ReactNode) =>
  themePart(() => Promise.resolve({ default: render }), { overridesVersion: 1 });

describe('a copy of the base', () => {
  const BASE = 'libs/themes/simple/src/pages/cart/cart-page.tsx';
  const FOLDER = 'apps/storefront-gift/app/spring';
  const withCopy = (change: (text: string) => string) => {
    const tree = new FsTree(WORKSPACE, false);
    tree.write(copyOf(FOLDER, BASE), change(tree.read(BASE, 'utf8') ?? ''));
    return tree;
  };

  it('that equals it is no drift', () => {
    expect(
      findDriftedCopies(
        withCopy((text) => text),
        'spring',
        FOLDER,
      ),
    ).toEqual([]);
  });

  it('that has fallen behind is named with a diff and what to do', () => {
    const tree = withCopy((text) =>
      text.replace('export default function', '// Before.\nexport default function'),
    );
    const [found = ''] = findDriftedCopies(tree, 'spring', FOLDER);
    expect(found).toContain(`The theme "spring" overrides a copy of ${BASE}, which has changed since.`);
    expect(found).toContain('npm run theme -- accept spring');
    expect(found).toContain(`+++ ${BASE}\n@@ `);
    expect(found).toContain('\n-// Before.\n');
  });

  it('of a file that is gone is named', () => {
    const tree = withCopy((text) => text);
    tree.delete(BASE);
    expect(findDriftedCopies(tree, 'spring', FOLDER)).toEqual([expect.stringContaining('which is gone')]);
  });
});

describe('words', () => {
  let definitions: WordDefinitions;
  beforeAll(async () => {
    definitions = await loadWordDefinitions(new FsTree(WORKSPACE, false), loadCompiled);
  });
  /** A theme as JavaScript would have it, or an older one: the compiler would not let it through. */
  const saying = (words: Theme['words']): Theme => ({
    ...simpleTheme,
    name: 'spring',
    words,
    base: simpleTheme,
  });

  it('in place of those of the base are right', () => {
    const theme = spring({ words: { cart: { heading: '買い物かご' } }, pageTitles: { cart: '買い物かご' } });
    expect(findWrongWords(theme, definitions)).toEqual([]);
  });

  it.each<[string, Theme['words'], string]>([
    ['of a page that is none', { basket: { heading: 'x' } }, 'no words have the id "basket"'],
    [
      'that nothing reads',
      { cart: { headline: 'x' } },
      'words.cart.headline, which nothing reads. The keys of "cart" are ',
    ],
    ['that are empty', { cart: { heading: ' ' } }, 'words.cart.heading, and it is empty.'],
    [
      'that ignore their values',
      { 'product-card': { variantCount: '色ちがい' } },
      'it gets values: write a function',
    ],
    ['that ask for values', { cart: { heading: () => 'x' } }, 'it takes no values: write a text'],
  ])('%s are named', (_what, words, said) => {
    expect(findWrongWords(saying(words), definitions)).toEqual([expect.stringContaining(said)]);
  });

  it('an empty title of a page is named', () => {
    const theme = spring({ pageTitles: { cart: '' } });
    expect(findWrongWords(theme, definitions)).toEqual([
      expect.stringContaining('empty title for the page cart'),
    ]);
  });

  it('whose base says the same as when they were noted have not drifted; others are named with both', () => {
    const theme = spring({ words: { cart: { heading: '買い物かご' } } });
    const now = textOf(definitions.get('cart')?.['heading'] ?? '');
    expect(findDriftedWords(theme, definitions, { 'cart.heading': now })).toEqual([]);
    expect(findDriftedWords(theme, definitions, {})).toEqual([]);
    const [found = ''] = findDriftedWords(theme, definitions, { 'cart.heading': 'カゴ' });
    expect(found).toContain('says words.cart.heading in its own way, and its base has changed it since.');
    expect(found).toContain(`\n- カゴ\n+ ${now}\n  spring: 買い物かご`);
  });
});

describe('colours', () => {
  const unreadable = async (overrides: Overrides, schemes = {}) =>
    findThemeContrasts('spring', await loadTokens(spring(overrides)), schemes);

  it('that can be read are right, on dark screens too', async () => {
    expect(await unreadable({})).toEqual([]);
  });

  it('are looked at on dark screens, where the theme has any for them', async () => {
    const found = await unreadable({ tokens: { dark: { background: '#16181b' } } });
    expect(found[0]).toContain(
      'The theme "spring, dark" has color.text (#22252a) on color.background (#16181b)',
    );
  });

  it('are looked at under each colour scheme of a server', async () => {
    const found = await unreadable({}, { lemon: { primary: '#fff27a' } });
    expect(found[0]).toContain(
      'The theme "spring, lemon" has color.onPrimary (#ffffff) on color.primary (#fff27a)',
    );
  });
});

describe('the order confirmation', () => {
  const recording = readRecording('cart-confirm');
  const missing = (theme: Theme) =>
    renderRecorded(theme, 'cart-confirm', recording, (page) =>
      findMissingLegalItems('spring', page, readRecordedOrder(recording)),
    );
  /** A page of its own that shows the given sentences and the link to the terms. */
  const ownPage = (sentences: readonly string[]) =>
    spring({
      pages: {
        'cart-confirm': themePage(
          () =>
            Promise.resolve({
              default: () =>
                createElement('p', null, sentences.join(' '), createElement('a', { href: '/legal' }, '条件')),
            }),
          { overridesVersion: 1 },
        ),
      },
    });
  const order = readRecordedOrder(recording);
  const SHOWN = [
    '数量：3',
    '合計 8,580円（税込）',
    '送料込み',
    `${order.paymentName}。${order.paymentTerms}`,
    '6月20日にお届け',
    'キャンセルと返品は条件のとおりです。',
  ];

  it('of a theme that words and arranges the items in its own way is right', async () => {
    expect(await missing(ownPage(SHOWN))).toEqual([]);
  });

  it.each([
    ['分量', 0],
    ['販売価格', 1],
    ['送料', 2],
    ['お支払いの時期・方法', 3],
    ['引渡しの時期', 4],
    ['申込みの撤回・解除', 5],
  ])('without %s is named', async (item, at) => {
    const found = await missing(ownPage(SHOWN.filter((_sentence, index) => index !== at)));
    expect(found).toEqual([expect.stringContaining(`The theme "spring" shows no ${item} `)]);
  });

  it.each([
    ['the payments', '/v1/payments/carts/', []],
    ['what its payment is', '/v1/payments/carts/', [{ id: 1, description: '' }]],
    ['when it arrives', '/v1/shipping-leadtime/carts/', []],
  ])('cannot be judged by a recording that lacks %s', (_what, start, body) => {
    const responses = recording.responses.map((response) =>
      response.path.startsWith(start) ? { ...response, body } : response,
    );
    expect(() => readRecordedOrder({ ...recording, responses })).toThrow();
  });

  it('whose words are emptied is named', async () => {
    const empty = { cancellationTerms: '', guestCancellationTerms: '' };
    expect(await missing(spring({ words: { 'cart-confirm': { ...empty, cancellation: '返品' } } }))).toEqual([
      expect.stringContaining('申込みの撤回・解除'),
    ]);
  });
});

describe('prices', () => {
  const recording = readRecording('product-list');
  const untaxed = (theme: Theme) =>
    renderRecorded(theme, 'product-list', recording, (page) =>
      findPricesWithoutTax('spring', 'product-list', page, recording),
    );

  it('with the one without tax beside them are right', async () => {
    const both = part(
      ({ withTax }: PriceProps) => `${withTax - 1}円（税抜） 税込${withTax.toLocaleString('ja')}円`,
    );
    expect(await untaxed(spring({ parts: { price: both } }))).toEqual([]);
  });

  it.each<[string, Overrides]>([
    ['without tax', { parts: { price: part(({ withTax }: PriceProps) => `${Math.ceil(withTax / 1.1)}円`) } }],
    ['that do not say so', { words: { price: { taxIncluded: '' } } }],
    ['that say the opposite', { words: { price: { taxIncluded: '（税抜）' } } }],
  ])('%s are named, with an example', async (_what, overrides) => {
    const [found = ''] = await untaxed(spring(overrides));
    expect(found).toMatch(/shows (\d+) of \1 products on product-list without the price with tax/);
    expect(found).toContain('such as 8,712円（税込） for いろどり ストール 空');
  });

  it.each([
    ['2,640円（税込）', true],
    ['税込 2,640円', true],
    ['¥2,640 税込', true],
    ['2,640円（税抜）', false],
    ['12,640円（税込）', false],
    ['2,640円 送料660円（税込）', false],
  ])('%s of 2640: %s', (text, expected) => {
    expect(saysWithTax(text, 2640)).toBe(expected);
  });
});
