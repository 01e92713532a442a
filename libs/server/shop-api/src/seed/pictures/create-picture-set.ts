import { createHash } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { AVIF, AVIF_SIDES, PICTURE_SIDES, WEBP } from '../../images/picture-sizes';
import { DRAWINGS } from './drawings/all-drawings';
import type { StoredPicture } from '../../images/stored-picture';
import type { PictureSet } from './picture-set';
import { scene } from './scene';

const [LARGEST] = PICTURE_SIDES;
/** Part of every name: raise it when the encoding changes. */
const ENCODING = 'v1';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Renders pictures into `folder` once; file names are hashes of the drawing, so that an unchanged one is
 * reused.
 */
export function createPictureSet(folder: string): PictureSet {
  const cache = new Map<string, Promise<StoredPicture>>();
  return {
    picture(drawing, hex) {
      const svg = scene(DRAWINGS[drawing], hex);
      const cached = cache.get(svg);
      if (cached !== undefined) return cached;
      const stored = store(folder, svg);
      cache.set(svg, stored);
      return stored;
    },
  };
}

async function store(folder: string, svg: string): Promise<StoredPicture> {
  await mkdir(folder, { recursive: true });
  const hash = createHash('sha256').update(ENCODING).update(svg).digest('hex').slice(0, 20);
  const files = PICTURE_SIDES.flatMap((width) => [
    { width, type: 'webp' },
    ...(AVIF_SIDES.includes(width) ? [{ width, type: 'avif' }] : []),
  ]).map((file) => ({ ...file, name: `${hash}-${file.width}.${file.type}` }));
  for (const file of files) await encode(path.join(folder, file.name), svg, file.width, file.type);
  return {
    path: `/files/${hash}-${LARGEST}.webp`,
    width: LARGEST,
    height: LARGEST,
    sources: files.map(({ name, width, type }) => ({ path: `/files/${name}`, width, type: `image/${type}` })),
  };
}

/** Written under another name first: a file that exists is whole. */
async function encode(file: string, svg: string, width: number, type: string): Promise<void> {
  if (await exists(file)) return;
  const picture = sharp(Buffer.from(svg)).resize(width, width);
  const bytes = await (type === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer();
  await writeFile(`${file}.draft`, bytes);
  await rename(`${file}.draft`, file);
}
