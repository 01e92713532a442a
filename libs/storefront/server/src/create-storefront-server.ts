import type { RequestListener } from 'node:http';
import type { FindPartFiles } from './render/render-context';
import { createDevelopmentListener } from './start/create-development-listener';
import { startRenderWorker } from './start/start-render-worker';
import { startServer } from './start/start-server';
import { createStorefrontContext } from './start/storefront-context';
import type { BuiltStorefront, StorefrontOptions } from './start/storefront-options';
import type { ServerPort } from './workers/serve-render-requests';

/** The ways to run a storefront. */
export interface StorefrontServer {
  /** Starts the built storefront; it serves until the process receives a signal. */
  start(built: BuiltStorefront): Promise<void>;
  /** Renders documents in a worker thread, for the server at the other end of the port. */
  startRenderWorker(port: ServerPort): Promise<void>;
  /** Creates the listener of Vite's development server, which knows the files of a theme part. */
  develop(filesOf: FindPartFiles): RequestListener;
}

/** Creates the server of a storefront from the process's environment: the `server.ts` of each app is this one call. */
export function createStorefrontServer(options: StorefrontOptions): StorefrontServer {
  const context = createStorefrontContext(options);
  return {
    start: (built) => startServer(context, built),
    startRenderWorker: (port) => startRenderWorker(context, port),
    develop: (filesOf) => createDevelopmentListener({ ...context, filesOf }),
  };
}
