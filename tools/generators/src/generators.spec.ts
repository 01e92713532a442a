import { type Tree } from '@nx/devkit';
import generateCall from './call/generate-call';
import generatePage from './page/generate-page';
import generateRule from './rule/generate-rule';
import generateShop from './shop/generate-shop';
import generateTheme from './theme/generate-theme';
import { changedFiles, createWorkspaceTree, textOf } from './workspace-tree';

// Jest cannot load the ES modules of Prettier: here the files stay as they are generated.
jest.mock('@nx/devkit', () => ({
  ...jest.requireActual<typeof import('@nx/devkit')>('@nx/devkit'),
  formatFiles: () => Promise.resolve(),
}));

// Names that nobody gives to a page, call, rule, theme or shop: the examples of the README stay free for its readers.
const PAGE = { id: 'spec-page', path: '/spec-page/:category', title: 'よくある質問' } as const;
const UNEXPLAINED_CALL = {
  name: 'get-spec-hours',
  resource: 'spec-hours',
  path: '/v1/spec-hours',
  summary: '営業時間',
} as const;
const CALL = { ...UNEXPLAINED_CALL, gap: 'No page of the specification shows hours.' } as const;
const RULE = {
  name: 'spec-code',
  pattern: '^\\d{6}$',
  message: 'は6桁の数字で入力してください',
  accepts: '123456',
  rejects: '12345',
} as const;
const SHOP = { name: 'spec-shop', title: '見本の店' } as const;

it('a page changes its paths, its titles and its theme, and brings its route and its component', async () => {
  const tree = createWorkspaceTree();
  await generatePage(tree, PAGE);
  expect(changedFiles(tree)).toEqual(
    expect.arrayContaining([
      'CREATE libs/storefront/shell/src/pages/spec-page.tsx',
      'CREATE libs/themes/simple/src/pages/spec-page/spec-page-page.tsx',
      'UPDATE libs/core/site/src/paths/shop-page-paths.ts',
      'UPDATE libs/core/site/src/paths/paths.ts',
      'UPDATE libs/themes/simple/src/all-pages.ts',
      'UPDATE libs/themes/simple/src/page-titles.ts',
    ]),
  );
  expect(textOf(tree, 'libs/core/site/src/paths/shop-page-paths.ts')).toMatch(
    /'spec-page': '\/spec-page\/:category',\n[^]*'static-page': '\*'/,
  );
  expect(textOf(tree, 'libs/core/site/src/paths/paths.ts')).toContain(
    "specPage: (category: string) => generatePath(SHOP_PAGE_PATHS['spec-page'], { category }),",
  );
});

it('a call is in the contract, in the API, in a feature with its spec and among the contract cases', async () => {
  const tree = createWorkspaceTree();
  await generateCall(tree, { ...CALL, feature: 'orders' });
  expect(changedFiles(tree)).toEqual([
    'CREATE libs/features/orders/src/spec-hours-query.spec.ts',
    'CREATE libs/features/orders/src/spec-hours-query.ts',
    'CREATE libs/server/shop-api/src/spec-hours/get-spec-hours-route.ts',
    'CREATE libs/server/shop-api/src/spec-hours/spec-hours-routes.ts',
    'CREATE libs/shared/contract/src/spec-hours/get-spec-hours.ts',
    'UPDATE libs/core/query/src/query-roots.ts',
    'UPDATE libs/features/orders/package.json',
    'UPDATE libs/features/orders/tsconfig.spec.json',
    'UPDATE libs/server/shop-api/src/resources.ts',
    'UPDATE libs/shared/contract/package.json',
    'UPDATE libs/shared/contract/src/own-endpoints.ts',
    'UPDATE libs/shared/contract/src/table.ts',
    'UPDATE libs/testing/api/src/contract-cases/content-cases.ts',
  ]);
});

it('a call of a resource that exists joins its routes, and a gap is written down', async () => {
  const tree = createWorkspaceTree();
  await generateCall(tree, { ...CALL, resource: 'stylists', gap: 'The page /stylist shows no hours.' });
  expect(textOf(tree, 'libs/server/shop-api/src/stylists/stylist-routes.ts')).toMatch(
    /\[listStylistsRoute, getStylistRoute,.*getSpecHoursRoute\]/,
  );
  expect(textOf(tree, 'libs/shared/contract/src/own-endpoints.ts')).toContain(
    '"GET /v1/spec-hours": "The page /stylist shows no hours."',
  );
});

it('a call that the specification does not name is not written without its gap', async () => {
  const tree = createWorkspaceTree();
  await expect(generateCall(tree, UNEXPLAINED_CALL)).rejects.toThrow(
    'The specification does not name GET /v1/spec-hours: say with --gap in a sentence why there is one.',
  );
  expect(changedFiles(tree)).toEqual([]);
});

it('a theme of a shop that does not exist is not written', async () => {
  const tree = createWorkspaceTree();
  await expect(generateTheme(tree, { name: 'spec-theme', shop: 'nowhere' })).rejects.toThrow(
    'There is no shop nowhere: apps/storefront-nowhere/app/themes.ts is missing.',
  );
  expect(changedFiles(tree)).toEqual([]);
});

it('a rule has its check, its table of inputs, its message and its subpath', async () => {
  const tree = createWorkspaceTree();
  await generateRule(tree, RULE);
  expect(changedFiles(tree)).toEqual([
    'CREATE libs/shared/validation/src/spec-code/spec-code.spec.ts',
    'CREATE libs/shared/validation/src/spec-code/spec-code.ts',
    'UPDATE libs/shared/validation/package.json',
    'UPDATE libs/shared/validation/src/messages.ts',
  ]);
});

it.each([
  ['an accepted example that the pattern rejects', { accepts: '12345' }, '--accepts 12345 does not match'],
  ['a rejected example that the pattern accepts', { rejects: '012345' }, '--rejects 012345 matches'],
])('a rule with %s is not written', async (_what, examples, message) => {
  const tree = createWorkspaceTree();
  await expect(generateRule(tree, { ...RULE, ...examples })).rejects.toThrow(message);
  expect(changedFiles(tree)).toEqual([]);
});

it('an example of a rule keeps its leading zero', async () => {
  const tree = createWorkspaceTree();
  await generateRule(tree, { ...RULE, accepts: '012345' });
  expect(textOf(tree, 'libs/shared/validation/src/spec-code/spec-code.spec.ts')).toContain(
    '["012345", true]',
  );
});

it('a call whose path has a parameter is rejected in words', async () => {
  const tree = createWorkspaceTree();
  await expect(generateCall(tree, { ...CALL, path: '/v1/spec-hours/{key}' })).rejects.toThrow(
    '/v1/spec-hours/{key} has a parameter.',
  );
});

it('a theme of a shop that exists has one of everything and stands in the list of its shop', async () => {
  const tree = createWorkspaceTree();
  await generateTheme(tree, { name: 'spec-theme', shop: 'gift', primary: '#1f4d3a' });
  expect(changedFiles(tree)).toEqual([
    'CREATE apps/storefront-gift/app/spec-theme/base/platform.json',
    'CREATE apps/storefront-gift/app/spec-theme/spec-theme-home-page.tsx',
    'CREATE apps/storefront-gift/app/spec-theme/spec-theme-product-card.module.css',
    'CREATE apps/storefront-gift/app/spec-theme/spec-theme-product-card.tsx',
    'CREATE apps/storefront-gift/app/spec-theme/spec-theme-theme.ts',
    'CREATE apps/storefront-gift/app/spec-theme/spec-theme-tokens.ts',
    'CREATE apps/storefront-gift/app/spec-theme/spec-theme-welcome.module.css',
    'CREATE apps/storefront-gift/app/spec-theme/spec-theme-welcome.tsx',
    'UPDATE apps/storefront-gift/app/themes.ts',
    'UPDATE libs/shared/shops/src/shop-list.mjs',
  ]);
  expect(textOf(tree, 'apps/storefront-gift/app/themes.ts')).toMatch(/= \[giftTheme,.*specThemeTheme\];/);
  expect(textOf(tree, 'libs/shared/shops/src/shop-list.mjs')).toMatch(
    /name: 'gift',[^}]*themes: \['gift', 'spec-theme'\]/,
  );
});

it.each([
  ['#1f4d3a', '#183c2d'],
  ['#8a2c55', '#6c2242'],
  ['#000000', '#383838'],
])('the button of a theme in %s turns %s under the pointer', async (primary, hover) => {
  const tree = createWorkspaceTree();
  await generateTheme(tree, { name: 'spec-theme', shop: 'default', primary });
  expect(textOf(tree, 'apps/storefront-default/app/spec-theme/spec-theme-tokens.ts')).toContain(
    `"primary": "${primary}",\n    "primaryHover": "${hover}"`,
  );
});

it('a colour in which text cannot be read is rejected in words', async () => {
  const tree = createWorkspaceTree();
  await expect(generateTheme(tree, { name: 'spec-theme', primary: '#8fb4cf' })).rejects.toThrow(
    'color.primary (#8fb4cf) on color.surface (#ffffff) with a contrast of 2.18 : 1, but WCAG AA asks for 4.5 : 1.',
  );
  expect(changedFiles(tree)).toEqual([]);
});

it.each([
  ['a page', (tree: Tree) => generatePage(tree, { ...PAGE, id: 'login' })],
  ['a shop', (tree: Tree) => generateShop(tree, { ...SHOP, name: 'gift' })],
  ['a theme', (tree: Tree) => generateTheme(tree, { name: 'gift', shop: 'gift' })],
])('%s that exists is not overwritten', async (_what, generate) => {
  await expect(generate(createWorkspaceTree())).rejects.toThrow('exists already');
});
