import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShopApi } from '../http/shop-api';
import { routeNotFound } from '../http/error-responses';

/** Names that the server itself gave: a hash and a known type. Nothing else is ever served. */
const NAME = /^[a-z0-9][a-z0-9-]{7,80}\.(avif|webp)$/;
const YEAR_S = 365 * 24 * 60 * 60;
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };

/** GET /files/{name}: pictures, unchanging under their names. */
export function mountFiles(app: ShopApi, folder: string | null): void {
  if (folder === null) return;
  app.get('/files/:name', async (c) => {
    const name = c.req.param('name');
    const type = TYPES[NAME.exec(name)?.[1] ?? ''];
    if (type === undefined) return routeNotFound();
    // Small by construction: read whole, so that a client that goes away leaves nothing open.
    const bytes = await readFile(path.join(folder, name)).catch(() => null);
    if (bytes === null) return routeNotFound();
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': type,
        'content-length': String(bytes.byteLength),
        'cache-control': `public, max-age=${YEAR_S}, immutable`,
      },
    });
  });
}
