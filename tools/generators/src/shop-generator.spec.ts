import generateShop from './shop/generate-shop';
import generateTheme from './theme/generate-theme';
import { changedFiles, createWorkspaceTree, textOf } from './workspace-tree';

// Jest cannot load the ES modules of Prettier: here the files stay as they are generated.
jest.mock('@nx/devkit', () => ({
  ...jest.requireActual<typeof import('@nx/devkit')>('@nx/devkit'),
  formatFiles: () => Promise.resolve(),
}));

// A name that nobody gives to a shop.
const SHOP = { name: 'spec-shop', title: '見本の店' } as const;

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
        'spec-shop/base/platform.json',
        'spec-shop/spec-shop-home-page.tsx',
        'spec-shop/spec-shop-product-card.module.css',
        'spec-shop/spec-shop-product-card.tsx',
        'spec-shop/spec-shop-theme.ts',
        'spec-shop/spec-shop-tokens.ts',
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

it('a theme without a shop brings one of its name', async () => {
  const [tree, ofShop] = [createWorkspaceTree(), createWorkspaceTree()];
  await generateTheme(tree, SHOP);
  await generateShop(ofShop, SHOP);
  expect(changedFiles(tree)).toEqual(changedFiles(ofShop));
});

it('a theme does not take the name of a command', async () => {
  await expect(generateTheme(createWorkspaceTree(), { name: 'tokens' })).rejects.toThrow(
    'tokens is a command of npm run theme: choose another name.',
  );
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
