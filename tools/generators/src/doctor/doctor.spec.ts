import { SHOPS } from '@shop/shops/shop-list';
import { COLOUR_SCHEMES } from '@shop/testing-react/story/colour-schemes';
import { simplePartVersions } from '@shop/theme-simple/part-versions';
import { describeDriftedOverride, findDriftedOverrides } from '@shop/theming/find-drifted-overrides';
import { findThemeContrasts } from '@shop/theming/find-low-contrasts';
import { loadTokens } from '@shop/theming/load-tokens';
import type { ThemeList } from '@shop/theming/resolve-theme';
import { FsTree } from 'nx/src/generators/tree';
import path from 'node:path';
import * as v from 'valibot';
import { wordsCopyOf } from '../theme-sources/base-copies';
import { findThemeFile } from '../theme-sources/find-theme-file';
import { loadWordDefinitions, type WordDefinitions } from '../theme-sources/word-definitions';
import { findDriftedCopies } from './find-drifted-copies';
import { findDriftedWords } from './find-drifted-words';
import { findMissingLegalItems } from './find-missing-legal-items';
import { findOldVersion } from './find-old-version';
import { findPricesWithoutTax } from './find-prices-without-tax';
import { findWrongWords } from './find-wrong-words';
import { readRecordedOrder } from './recorded-order';
import { readRecording, renderRecorded } from './render-recorded';

const WORKSPACE = path.resolve(__dirname, '../../../..');
/** Jest compiles what it loads. */
const loadCompiled = (file: string) =>
  Promise.resolve(jest.requireActual<object>(path.join(WORKSPACE, file)));
const tree = new FsTree(WORKSPACE, false);
const NotedWords = v.record(v.string(), v.string());
const SCHEMES = Object.fromEntries(COLOUR_SCHEMES.map(({ title, colors }) => [title, colors]));
/** `npm run theme -- doctor NAME` looks at one theme, or at several with commas between them; `npm test` at all. */
const ONLY = process.env['SHOP_THEME']?.split(',');

const shipped = new Set(
  SHOPS.flatMap(
    ({ name }) =>
      jest.requireActual<{ readonly themes: ThemeList }>(
        path.join(WORKSPACE, `apps/storefront-${name}/app/themes.ts`),
      ).themes,
  ),
);
const themes = [...shipped].filter(({ name }) => ONLY === undefined || ONLY.includes(name));

/** Fails with the sentences, one a line, as the whole message. */
function expectNone(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new Error([...new Set(sentences)].join('\n'));
}

if (themes.length === 0)
  throw new Error(
    `No shop ships the theme ${ONLY?.join() ?? ''}. They ship ${[...shipped].map(({ name }) => name).join(', ')}.`,
  );

let definitions: WordDefinitions;
beforeAll(async () => {
  definitions = await loadWordDefinitions(tree, loadCompiled);
});

describe.each(themes.map((theme) => [theme.name, theme] as const))('%s', (name, theme) => {
  it('overrides what its base has now', async () => {
    const drifted = await findDriftedOverrides(theme, simplePartVersions);
    const { folder } = findThemeFile(tree, name);
    expectNone([
      ...findOldVersion(tree, name, folder),
      ...drifted.map(describeDriftedOverride),
      ...findDriftedCopies(tree, name, folder),
    ]);
  });

  it('has its words, and none that nothing reads', () => {
    const noted = tree.read(wordsCopyOf(findThemeFile(tree, name).folder), 'utf8');
    expectNone([
      ...findWrongWords(theme, definitions),
      ...findDriftedWords(theme, definitions, v.parse(NotedWords, JSON.parse(noted ?? '{}'))),
    ]);
  });

  it('can be read: every pair of colours, light, dark and under every colour scheme', async () => {
    expectNone(findThemeContrasts(name, await loadTokens(theme), SCHEMES));
  });

  it('shows what the law asks for on the order confirmation', async () => {
    const recording = readRecording('cart-confirm');
    expectNone(
      await renderRecorded(theme, 'cart-confirm', recording, (page) =>
        findMissingLegalItems(name, page, readRecordedOrder(recording)),
      ),
    );
  });

  it.each(['product-list', 'product-detail'] as const)('shows prices with tax on %s', async (page) => {
    const recording = readRecording(page);
    expectNone(
      await renderRecorded(theme, page, recording, (shown) =>
        findPricesWithoutTax(name, page, shown, recording),
      ),
    );
  });
});
