import { themeChunkKey } from './theme-chunk-key';
import { themeChunkTable } from './theme-chunk-table';

const ROOT = '/w/apps/shop';
const manifest = {
  '_shop.js': { file: 'assets/shop.js' },
  '_theme.js': { file: 'assets/theme.js', imports: ['_shop.js'], css: ['assets/theme.css'] },
  '../../libs/home-page.tsx': {
    file: 'assets/home.js',
    src: '../../libs/home-page.tsx',
    isDynamicEntry: true,
    imports: ['_theme.js', '_shop.js'],
    css: ['assets/home.css'],
  },
  'app/entry.client.tsx': {
    file: 'assets/entry.js',
    src: 'app/entry.client.tsx',
    isEntry: true,
    imports: ['_shop.js'],
  },
};

it('lists what a part needs, imported files first, without the scripts that every document names', () => {
  const table = themeChunkTable(manifest, ROOT, '/w', (file) => `/* ${file} */`);
  expect(table).toEqual({
    [themeChunkKey('/w', '/w/libs/home-page.tsx')]: {
      scripts: ['/assets/theme.js', '/assets/home.js'],
      styles: ['theme', 'home'].map((name) => ({
        href: `/assets/${name}.css`,
        css: `/* assets/${name}.css */`,
      })),
    },
  });
});

it('fails for a build without the browser’s entry', () => {
  expect(() => themeChunkTable({}, ROOT, '/w', () => '')).toThrow('app/entry.client.tsx');
});
