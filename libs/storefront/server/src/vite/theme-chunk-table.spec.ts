import { themeChunkKey } from './theme-chunk-key';
import { themeChunkTable } from './theme-chunk-table';

const ROOT = '/w/apps/shop';
const manifest = {
  '_shop.js': { file: 'assets/shop.js', name: 'shop', css: ['assets/shop.css'] },
  '_lists.js': { file: 'assets/lists.js', name: 'lists', imports: ['_shop.js'], css: ['assets/lists.css'] },
  '../../libs/home-page.tsx': {
    file: 'assets/home.js',
    src: '../../libs/home-page.tsx',
    isDynamicEntry: true,
    imports: ['_lists.js', '_shop.js'],
    css: ['assets/home.css'],
  },
  'app/root.tsx': { file: 'assets/root.js', src: 'app/root.tsx', isEntry: true },
};

it('lists what a part needs, the shared before the own, and no script that every page names', () => {
  const table = themeChunkTable(manifest, ROOT, '/w', (file) => `/* ${file} */`);
  expect(table).toEqual({
    [themeChunkKey('/w', '/w/libs/home-page.tsx')]: {
      scripts: ['/assets/lists.js', '/assets/home.js'],
      styles: ['shop', 'lists', 'home'].map((name) => ({
        href: `/assets/${name}.css`,
        css: `/* assets/${name}.css */`,
      })),
    },
  });
});
