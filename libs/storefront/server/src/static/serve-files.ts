import { createMiddleware } from 'hono/factory';
import { documentAddress } from '../documents/document-address';
import type { ShopEnv } from '../http/shop-env';
import type { StaticFiles } from './create-static-files';

/** Creates the middleware that responds with a file of the build where the path is one. */
export const serveFiles = (files: StaticFiles) =>
  createMiddleware<ShopEnv>((context, next) => {
    const { method } = context.env.incoming;
    if (method !== 'GET' && method !== 'HEAD') return next();
    // The same address as that of documents, so that every part of the shop sees one path.
    const { pathname } = documentAddress(context.env.address);
    const file = files(pathname, context.env.incoming.headers['accept-encoding']);
    return file === null ? next() : Promise.resolve(file);
  });
