import { markThemeParts } from './mark-theme-parts';
import { themeChunkKey } from './theme-chunk-key';

const keyOf = (specifier: string) =>
  Promise.resolve(specifier.startsWith('./') ? `key of ${specifier}` : null);

it.each([
  [
    "home: themePage(() => import('./home-page')),",
    "home: themePage(Object.assign(() => import('./home-page'), { chunk: 'key of ./home-page' })),",
  ],
  [
    "themePage(() => import('./home-page'), { shadows: 1 })",
    "themePage(Object.assign(() => import('./home-page'), { chunk: 'key of ./home-page' }), { shadows: 1 })",
  ],
  [
    'themeLayout(\n  () => import("./frame"),\n)',
    'themeLayout(Object.assign(() => import("./frame"), { chunk: \'key of ./frame\' }),\n)',
  ],
  ["themePage(() => import('unknown'))", "themePage(() => import('unknown'))"],
  ["lazy(() => import('./home-page'))", "lazy(() => import('./home-page'))"],
])('%s', async (code, marked) => {
  await expect(markThemeParts(code, keyOf)).resolves.toBe(marked);
});

it('names code the same on every machine, and not by its path', () => {
  const key = themeChunkKey('/home/a/shop', '/home/a/shop/libs/themes/simple/src/pages/home/home-page.tsx');
  expect(key).toBe(themeChunkKey('/b', '/b/libs/themes/simple/src/pages/home/home-page.tsx'));
  expect(key).toMatch(/^[0-9a-f]{8}$/);
});
