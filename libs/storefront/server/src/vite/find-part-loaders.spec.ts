import { PART_DECLARATION, UnreadablePartError, findPartLoaders, markLoaders } from './find-part-loaders';
import { themeChunkKey } from './theme-chunk-key';

const mark = (code: string) =>
  markLoaders(
    code,
    findPartLoaders(code, 'theme.ts').map((loader) => ({ ...loader, key: `key of ${loader.specifier}` })),
  );

it.each([
  [
    "const a = { home: themePage(() => import('./home-page')) };",
    "const a = { home: themePage(Object.assign(() => import('./home-page'), { chunk: 'key of ./home-page' })) };",
  ],
  [
    "themePages(() => import('./all-pages'))",
    "themePages(Object.assign(() => import('./all-pages'), { chunk: 'key of ./all-pages' }))",
  ],
  [
    "themePage(() => import('./home-page'), { overridesVersion: 1 })",
    "themePage(Object.assign(() => import('./home-page'), { chunk: 'key of ./home-page' }), { overridesVersion: 1 })",
  ],
  [
    'themeLayout(\n  () => import("./frame"),\n)',
    'themeLayout(\n  Object.assign(() => import("./frame"), { chunk: \'key of ./frame\' }),\n)',
  ],
  [
    "themePart(() => import('./gift-card'), { overridesVersion: 1 })",
    "themePart(Object.assign(() => import('./gift-card'), { chunk: 'key of ./gift-card' }), { overridesVersion: 1 })",
  ],
  ["lazy(() => import('./home-page'))", "lazy(() => import('./home-page'))"],
])('%s', (code, marked) => {
  expect(mark(code)).toBe(marked);
});

it.each([
  ['themePage(loadHome)'],
  ['themePage(() => import(home))'],
  ["themePage(async () => (await import('./home-page')).home)"],
  ['themePage()'],
])('%s cannot be read', (code) => {
  expect(() => findPartLoaders(code, 'theme.ts')).toThrow(UnreadablePartError);
});

it('gives a chunk the same key on every machine, without its path', () => {
  const key = themeChunkKey('/home/a/shop', '/home/a/shop/libs/themes/simple/src/pages/home/home-page.tsx');
  expect(key).toBe(themeChunkKey('/b', '/b/libs/themes/simple/src/pages/home/home-page.tsx'));
  expect(key).toMatch(/^[0-9a-f]{8}$/);
});

it.each([
  ["const part = themeSlot(() => import('./note'));", true],
  ["const part = themeSlot<{ readonly key: string }>(() => import('./note'));", true],
  ["export const pages = themePages(() => import('./all-pages'));", true],
  ['const themeSlots = readSlots(theme);', false],
])('%s may declare parts: %s', (code, mayDeclare) => {
  expect(PART_DECLARATION.test(code)).toBe(mayDeclare);
});
