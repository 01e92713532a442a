import { type Tree } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree';
import path from 'node:path';
import generateCall from './call/generate-call';
import generatePage from './page/generate-page';
import generateRule from './rule/generate-rule';
import generateShop from './shop/generate-shop';
import generateTheme from './theme/generate-theme';

// Jest cannot load the ES modules of Prettier: here the files stay as they are generated.
jest.mock('@nx/devkit', () => ({
  ...jest.requireActual<typeof import('@nx/devkit')>('@nx/devkit'),
  formatFiles: () => Promise.resolve(),
}));

const WORKSPACE = path.resolve(__dirname, '../../..');

/** The workspace as it is, with changes that are never written. */
const createWorkspaceTree = (): Tree => new FsTree(WORKSPACE, false);

const changedFiles = (tree: Tree) =>
  tree
    .listChanges()
    .map(({ type, path: file }) => `${type} ${file}`)
    .toSorted();

const textOf = (tree: Tree, file: string) => tree.read(file, 'utf8') ?? '';

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
      'UPDATE libs/core/site/src/shop-page-paths.ts',
      'UPDATE libs/core/site/src/paths.ts',
      'UPDATE libs/themes/simple/src/all-pages.ts',
      'UPDATE libs/themes/simple/src/page-titles.ts',
    ]),
  );
  expect(textOf(tree, 'libs/core/site/src/shop-page-paths.ts')).toMatch(
    /'spec-page': '\/spec-page\/:category',\n[^]*'static-page': '\*'/,
  );
  expect(textOf(tree, 'libs/core/site/src/paths.ts')).toContain(
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

it('a theme has tokens, a part and a slot of its own and stands in the list of its shop', async () => {
  const tree = createWorkspaceTree();
  await generateTheme(tree, { name: 'spec-theme', shop: 'gift', primary: '#1f4d3a' });
  expect(changedFiles(tree)).toEqual([
    'CREATE apps/storefront-gift/app/spec-theme/spec-theme-product-card.module.css',
    'CREATE apps/storefront-gift/app/spec-theme/spec-theme-product-card.tsx',
    'CREATE apps/storefront-gift/app/spec-theme/spec-theme-theme.ts',
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
  await generateTheme(tree, { name: 'spec-theme', primary });
  expect(textOf(tree, 'apps/storefront-default/app/spec-theme/spec-theme-theme.ts')).toContain(
    `primary: '${primary}', primaryHover: '${hover}'`,
  );
});

it('a colour in which text cannot be read is rejected in words', async () => {
  const tree = createWorkspaceTree();
  await expect(generateTheme(tree, { name: 'spec-theme', primary: '#8fb4cf' })).rejects.toThrow(
    'color.primary (#8fb4cf) on color.surface (#ffffff) with a contrast of 2.18 : 1, but WCAG AA asks for 4.5 : 1.',
  );
  expect(changedFiles(tree)).toEqual([]);
});

it('a shop is in the list, in every register of the seed and in the lockfile, and has its app', async () => {
  const tree = createWorkspaceTree();
  await generateShop(tree, { ...SHOP, port: 4321 });
  const app = 'apps/storefront-spec-shop';
  expect(changedFiles(tree)).toEqual(
    [
      ...[
        'entry.client.tsx',
        'entry.server.tsx',
        'root.tsx',
        'routes.ts',
        'spec-shop/spec-shop-product-card.module.css',
        'spec-shop/spec-shop-product-card.tsx',
        'spec-shop/spec-shop-theme.ts',
        'spec-shop/spec-shop-welcome.module.css',
        'spec-shop/spec-shop-welcome.tsx',
        'themes.ts',
      ].map((file) => `CREATE ${app}/app/${file}`),
      ...['package.json', 'project.json', 'react-router.config.ts', 'server.ts'].map(
        (file) => `CREATE ${app}/${file}`,
      ),
      ...['tsconfig.app.json', 'tsconfig.json', 'vite.config.ts'].map((file) => `CREATE ${app}/${file}`),
      'CREATE libs/server/shop-api/src/seed/content/spec-shop-content.ts',
      'CREATE libs/server/shop-api/src/seed/shops/spec-shop-shop.ts',
      'UPDATE libs/server/shop-api/src/seed/content/all-content.ts',
      'UPDATE libs/server/shop-api/src/seed/content/shop-facts.ts',
      'UPDATE libs/server/shop-api/src/seed/seed-issuers.ts',
      'UPDATE libs/server/shop-api/src/seed/shops/all-shops.ts',
      'UPDATE libs/shared/shops/src/shop-list.mjs',
      'UPDATE package-lock.json',
    ].toSorted(),
  );
  expect(textOf(tree, 'libs/shared/shops/src/shop-list.mjs')).toMatch(
    /name: 'spec-shop',\n\s+portOffset: 321,\n\s+channel: 'spec-shop',/,
  );
  expect(textOf(tree, `${app}/server.ts`)).toContain("shop: 'spec-shop',");
  for (const file of ['package.json', 'project.json'])
    expect(textOf(tree, `${app}/${file}`)).not.toContain('gift');
});

it('a shop takes the next free port, and none that another shop has', async () => {
  const tree = createWorkspaceTree();
  await generateShop(tree, SHOP);
  const offsets = [...textOf(tree, 'libs/shared/shops/src/shop-list.mjs').matchAll(/portOffset: (\d+)/g)].map(
    ([, offset]) => Number(offset),
  );
  expect(offsets.at(-1)).toBe(Math.max(...offsets));
  expect(new Set(offsets).size).toBe(offsets.length);
  await expect(generateShop(createWorkspaceTree(), { ...SHOP, port: 4203 })).rejects.toThrow(
    'The port 4203 belongs to another shop',
  );
});

it.each([
  ['a page', (tree: Tree) => generatePage(tree, { ...PAGE, id: 'login' })],
  ['a shop', (tree: Tree) => generateShop(tree, { ...SHOP, name: 'gift' })],
  ['a theme', (tree: Tree) => generateTheme(tree, { name: 'gift', shop: 'gift' })],
])('%s that exists is not overwritten', async (_what, generate) => {
  await expect(generate(createWorkspaceTree())).rejects.toThrow('exists already');
});
