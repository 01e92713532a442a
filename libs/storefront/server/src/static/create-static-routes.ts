import { Hono } from 'hono';
import { documentAddress } from '../documents/document-address';
import type { ShopEnv } from '../http/shop-env';
import { iconResponse } from './icon-response';
import type { StaticFiles } from './create-static-files';

/** Routes the shop's icon and the files of its build; every other path is left to the next routes. */
export function createStaticRoutes(files: StaticFiles): Hono<ShopEnv> {
  return new Hono<ShopEnv>()
    .get('/favicon.svg', () => iconResponse())
    .get('*', async (context, next) => {
      // The same address as that of documents, so that every part of the shop sees one path.
      const { pathname } = documentAddress(context.env.address);
      return files(pathname, context.req.header('accept-encoding') ?? null) ?? (await next());
    });
}
