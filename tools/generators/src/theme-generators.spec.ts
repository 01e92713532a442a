import { SHOPS } from '@shop/shops/shop-list';
import { fromDesignTokens } from '@shop/theming/design-tokens/from-design-tokens';
import { loadTokens, mergeTokens } from '@shop/theming/load-tokens';
import path from 'node:path';
import generateAccept from './accept/generate-accept';
import generateTokensExport from './design-tokens/generate-tokens-export';
import generateTokensImport from './design-tokens/generate-tokens-import';
import generateOverride from './override/generate-override';
import generateRename from './rename/generate-rename';
import { loadTheme } from './theme-sources/load-theme';
import { copyOf, wordsCopyOf } from './theme-sources/base-copies';
import { changedFiles, createWorkspaceTree, textOf, WORKSPACE } from './workspace-tree';

// Jest cannot load the ES modules of Prettier: here the files stay as they are generated.
jest.mock('@nx/devkit', () => ({
  ...jest.requireActual<typeof import('@nx/devkit')>('@nx/devkit'),
  formatFiles: () => Promise.resolve(),
}));
// Jest compiles what it loads; Vite, which does so for Nx, is of no use here.
jest.mock('./theme-sources/module-loader', () => ({
  withModuleLoader: (root: string, work: (load: (file: string) => Promise<object>) => Promise<unknown>) =>
    work((file) => Promise.resolve(jest.requireActual<object>(`${root}/${file}`))),
}));

const loadCompiled = (file: string) =>
  Promise.resolve(jest.requireActual<object>(path.join(WORKSPACE, file)));
/** What is generated stays unformatted here. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');
const GIFT = 'apps/storefront-gift/app/gift';
const SIMPLE = 'libs/themes/simple';
const FESTIVE = 'apps/storefront-default/app/festive';

describe('an override', () => {
  it('of a page is a copy of it and of its styles, whose imports are of the package, with the base as it was', async () => {
    const tree = createWorkspaceTree();
    await generateOverride(tree, { theme: 'gift', what: 'pages/faq' });
    expect(changedFiles(tree)).toEqual([
      `CREATE ${copyOf(GIFT, `${SIMPLE}/src/pages/faq/faq-page.module.css`)}`,
      `CREATE ${copyOf(GIFT, `${SIMPLE}/src/pages/faq/faq-page.tsx`)}`,
      `CREATE ${GIFT}/gift-faq-page.module.css`,
      `CREATE ${GIFT}/gift-faq-page.tsx`,
      `UPDATE ${GIFT}/gift-theme.ts`,
      `UPDATE ${SIMPLE}/package.json`,
    ]);
    const code = textOf(tree, `${GIFT}/gift-faq-page.tsx`);
    expect(code).toContain("from '@shop/theme-simple/pages/faq/faq-words';");
    expect(code.match(/from '\..*/g)).toEqual(["from './gift-faq-page.module.css';"]);
    expect(textOf(tree, `${SIMPLE}/package.json`)).toContain(
      '"./pages/faq/faq-words": "./src/pages/faq/faq-words.ts"',
    );
    expect(inOneLine(textOf(tree, `${GIFT}/gift-theme.ts`))).toContain(
      "pages: { 'faq': themePage(() => import('./gift-faq-page'), { overridesVersion: 1 }), home:",
    );
  });

  it('of a part is its component alone, and the theme imports what it declares it with', async () => {
    const tree = createWorkspaceTree();
    await generateOverride(tree, { theme: 'school', what: 'parts/line-item' });
    const folder = 'apps/storefront-school/app/school';
    const code = textOf(tree, `${folder}/school-line-item-part.tsx`);
    expect(code).toContain('export default function SchoolLineItemPart(');
    expect(code).not.toContain('definePart');
    expect(inOneLine(textOf(tree, `${folder}/school-theme.ts`))).toMatch(
      /parts: \{ 'line-item': themePart\(.*header: themePart/,
    );
  });

  it('of a layout, in a theme that has none, and at the version that the base states', async () => {
    const tree = createWorkspaceTree();
    const theme = `${SIMPLE}/src/theme.ts`;
    const line = "themeLayout(() => import('./layouts/maintenance/maintenance-layout')";
    tree.write(theme, textOf(tree, theme).replace(line, `${line}, { version: 3 }`));
    await generateOverride(tree, { theme: 'gift', what: 'layouts/maintenance' });
    const text = textOf(tree, `${GIFT}/gift-theme.ts`);
    expect(text).toContain(
      "layouts: { 'maintenance': themeLayout(() => import('./gift-maintenance-layout'), { overridesVersion: 3 }), },",
    );
    expect(text).toContain(
      "import { themeLayout, themePage, themePart, themeSlot } from '@shop/theming/theme-part';",
    );
  });

  it('is of the nearest base', async () => {
    const tree = createWorkspaceTree();
    await generateOverride(tree, { theme: 'festive', what: 'pages/mypage' });
    const copied = 'libs/themes/default/src/pages/mypage/mypage-page.tsx';
    expect(tree.exists(copyOf(FESTIVE, copied))).toBe(true);
  });

  it.each([
    ['gift', 'pages/home', 'overrides pages/home already'],
    ['gift', 'pages/no-such-page', 'has no pages/no-such-page'],
    ['gift', 'words/cart', 'is none of pages/ID'],
    ['no-such-theme', 'pages/cart', 'There is no theme no-such-theme'],
  ])('of %s, %s, is not written: it %s', async (theme, what, said) => {
    const tree = createWorkspaceTree();
    await expect(generateOverride(tree, { theme, what })).rejects.toThrow(said);
    expect(changedFiles(tree)).toEqual([]);
  });
});

it('accepting the base notes its copies and words as they are', async () => {
  const tree = createWorkspaceTree();
  const page = `${SIMPLE}/src/pages/faq/faq-page.tsx`;
  tree.write(copyOf(FESTIVE, page), 'before');
  tree.write(copyOf(FESTIVE, `${SIMPLE}/src/gone.tsx`), 'gone');
  await generateAccept(tree, { theme: 'festive' });
  expect(textOf(tree, copyOf(FESTIVE, page))).toBe(textOf(tree, page));
  expect(tree.exists(copyOf(FESTIVE, `${SIMPLE}/src/gone.tsx`))).toBe(false);
  expect(JSON.parse(textOf(tree, wordsCopyOf(FESTIVE)))).toEqual({
    'layout-block.moreNew': expect.any(String) as string,
  });
});

describe('a renamed place', () => {
  it.each([
    [
      'slots',
      'header-note',
      'header-aside',
      [
        'apps/storefront-corporate/app/corporate/corporate-theme.ts',
        `${FESTIVE}/festive-theme.ts`,
        'apps/storefront-school/app/school/school-theme.ts',
      ],
    ],
    [
      'parts',
      'header',
      'site-header',
      [
        `${GIFT}/gift-theme.ts`,
        'apps/storefront-corporate/app/corporate/corporate-theme.ts',
        'apps/storefront-school/app/school/school-theme.ts',
      ],
    ],
    ['words', 'layout-block', 'blocks', [`${FESTIVE}/festive-theme.ts`]],
    ['slots', 'note', 'remark', []],
  ] as const)('%s: %s is %s in every theme that has it', async (kind, from, to, files) => {
    const tree = createWorkspaceTree();
    await generateRename(tree, { kind, from, to });
    expect(changedFiles(tree)).toEqual(files.map((file) => `UPDATE ${file}`).toSorted());
    for (const file of files) expect(textOf(tree, file)).toContain(`'${to}': `);
    expect(files.filter((file) => textOf(tree, file).includes(`'${from}': `))).toEqual([]);
  });

  it('is the entry itself, not what another entry has under the same name', async () => {
    const tree = createWorkspaceTree();
    const file = `${FESTIVE}/festive-theme.ts`;
    const words = "words: { 'cart-confirm': { price: '価格' }, price: { taxIncluded: '税込' } },";
    tree.write(file, textOf(tree, file).replace(/words: .*,/, words));
    await generateRename(tree, { kind: 'words', from: 'price', to: 'cost' });
    expect(textOf(tree, file)).toContain(
      "words: { 'cart-confirm': { price: '価格' }, 'cost': { taxIncluded: '税込' } },",
    );
  });

  it('takes the note of the words of the base along', async () => {
    const tree = createWorkspaceTree();
    tree.write(wordsCopyOf(FESTIVE), '{ "layout-block.moreNew": "x" }');
    await generateRename(tree, { kind: 'words', from: 'layout-block', to: 'blocks' });
    expect(textOf(tree, wordsCopyOf(FESTIVE))).toBe('{ "blocks.moreNew": "x" }');
  });
});

describe('design tokens', () => {
  const themes = [...new Set(SHOPS.flatMap(({ themes: names }) => [...names]))].filter(
    (name) => name !== 'simple',
  );

  it.each(themes)('%s: what is exported comes back as it was', async (theme) => {
    const tree = createWorkspaceTree();
    await generateTokensExport(tree, { theme, file: 'exported.json' });
    const value = await loadTheme(tree, loadCompiled, theme);
    const base = await loadTokens(value.base ?? value);
    const back = fromDesignTokens(JSON.parse(textOf(tree, 'exported.json')), base);
    expect(mergeTokens(base, back)).toEqual(await loadTokens(value));
  });

  const importOf = (file: object) => {
    const tree = createWorkspaceTree();
    tree.write('given.json', JSON.stringify(file));
    return { tree, done: generateTokensImport(tree, { theme: 'gift', file: 'given.json' }) };
  };

  it('that are imported take the place of inline tokens, without what equals the base', async () => {
    const { tree, done } = importOf({
      color: { primary: { $value: '#97293a' }, surface: { $value: '#ffffff' } },
    });
    await done;
    expect(textOf(tree, `${GIFT}/gift-tokens.ts`)).toMatch(
      /TokenOverrides = \{\s+"color": \{\s+"primary": "#97293a"\s+\}\s+\};/,
    );
    const theme = textOf(tree, `${GIFT}/gift-theme.ts`);
    expect(theme).toContain("  tokens: () => import('./gift-tokens'),\n  parts: {");
    expect(theme).not.toContain('#97293a');
  });

  it.each([
    ['an unknown token', { radius: { tiny: { $value: '1px' } } }, 'radius.tiny: unknown token.'],
    ['a bad value', { color: { link: { $value: 'navy' } } }, 'color.link: "navy" is no color'],
    [
      'a colour that cannot be read',
      { color: { link: { $value: '#eeeeee' } } },
      'color.link (#eeeeee) on color.background',
    ],
  ])('with %s change nothing', async (_what, file, said) => {
    const { tree, done } = importOf(file);
    await expect(done).rejects.toThrow(said);
    expect(changedFiles(tree)).toEqual(['CREATE given.json']);
  });
});
