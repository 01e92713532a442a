import { createMiddleware } from 'hono/factory';
import { documentUrl } from '../documents/document-url';
import type { StorefrontEnv } from '../request-context/storefront-env';
import type { StaticFiles } from './create-static-files';

/** Creates the middleware that responds with a file of the build where the path is one. */
export const serveFiles = (files: StaticFiles) =>
  createMiddleware<StorefrontEnv>((context, next) => {
    const { method } = context.env.incoming;
    if (method !== 'GET' && method !== 'HEAD') return next();
    // The same URL as that of documents, so that every part of the shop sees one path.
    const { pathname } = documentUrl(context.env.url);
    const file = files(pathname, context.env.incoming.headers['accept-encoding']);
    return file === null ? next() : Promise.resolve(file);
  });
