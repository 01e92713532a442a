import { isDocumentSheet, findDevelopmentStyles } from './find-development-styles';

interface FakeModule {
  id: string;
  url: string;
  importedModules: Set<FakeModule>;
}

const fakeModule = (id: string, ...imports: FakeModule[]): FakeModule => ({
  id,
  url: `/@fs${id}`,
  importedModules: new Set(imports),
});

const price = fakeModule('/w/price.tsx', fakeModule('/w/price.module.css'));
const home = fakeModule('/w/home.tsx', price, fakeModule('/w/home.module.css'));
// Files that import each other end the search, too.
price.importedModules.add(home);
const graph = { getModuleById: (id: string) => (id === home.id ? home : undefined) };

it('lists the style sheets that a part reaches, imported ones first', () => {
  const { scripts, styles } = findDevelopmentStyles(graph, '/w/home.tsx');
  expect(scripts).toEqual([]);
  expect(styles.map(({ css }) => css)).toEqual([
    '@import url("/@fs/w/price.module.css?direct");',
    '@import url("/@fs/w/home.module.css?direct");',
  ]);
});

it('lists no styles of a part that has not been loaded', () => {
  expect(findDevelopmentStyles(graph, '/w/cart.tsx').styles).toEqual([]);
});

it.each([
  ['/libs/theme/page.module.css?direct', true],
  ['/libs/theme/page.module.css', false],
])('knows whether %s is a sheet that a document imports', (url, expected) => {
  expect(isDocumentSheet(url)).toBe(expected);
});
