import type { RequestListener } from 'node:http';
import { ChangeEvents } from '../data-changes/change-events';
import { createRequestListener } from '../http/create-request-listener';
import { lazyRenderer } from '../render/load-renderer';
import { composeApp } from './compose-app';
import { loadOwnRenderer } from './start-renderer';
import type { StorefrontContext } from './storefront-context';

/** Pages are shared only by requests that come at the same time. */
const PAGE_TTL_MS = 1;

/** Lets Vite insert style sheets as elements while modules are replaced. */
function allowInlineStyles(response: Response): Response {
  const policy = response.headers.get('Content-Security-Policy');
  if (policy !== null)
    response.headers.set(
      'Content-Security-Policy',
      policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
    );
  return response;
}

/** Creates the listener of Vite's development server. It renders in this thread; Vite serves the files. */
export function createDevelopmentListener(context: StorefrontContext): RequestListener {
  const changes = new ChangeEvents();
  const { app } = composeApp(context, {
    render: lazyRenderer(() => loadOwnRenderer(context, changes)),
    changes,
    files: () => null,
    pageTtlMs: PAGE_TTL_MS,
    servesData: true,
  });
  return createRequestListener({
    fetch: async (request, bindings) => allowInlineStyles(await app.fetch(request, bindings)),
    handleCachedDocument: null,
    origin: context.environment.origin,
    ownsProcess: false,
  });
}
