import { toPicture } from './picture';

it('groups the files by encoding, AVIF before WebP', () => {
  const picture = toPicture({
    path: '/files/a.webp',
    width: 800,
    height: 600,
    alt: 'マグカップ',
    sources: [
      { path: '/files/a-400.webp', width: 400, type: 'image/webp' },
      { path: '/files/a.webp', width: 800, type: 'image/webp' },
      { path: '/files/a.avif', width: 800, type: 'image/avif' },
    ],
  });
  expect(picture.sources).toEqual([
    { type: 'image/avif', srcSet: '/files/a.avif 800w' },
    { type: 'image/webp', srcSet: '/files/a-400.webp 400w, /files/a.webp 800w' },
  ]);
  expect(picture).toMatchObject({ src: '/files/a.webp', width: 800, height: 600, alt: 'マグカップ' });
});
