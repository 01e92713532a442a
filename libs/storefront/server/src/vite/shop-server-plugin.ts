import path from 'node:path';
import type { Plugin } from 'vite';
import type { StorefrontServer } from '../create-storefront-server';

/** The entry of the server's half of the build: the app's `server.ts`, started. */
export const SERVER_ENTRY_ID = 'virtual:shop-server-entry';
const RESOLVED_ENTRY_ID = `\0${SERVER_ENTRY_ID}`;
const SERVER_MODULE = 'server.ts';

const hasServer = (module: Record<string, unknown>): module is { storefront: StorefrontServer } =>
  typeof module['storefront'] === 'object' && module['storefront'] !== null;

/** Builds an app's `server.ts` into the one module graph of the server, and answers from it while developing. */
export function shopServerPlugin(appRoot: string): Plugin {
  const file = path.join(appRoot, SERVER_MODULE);
  return {
    name: 'shop-server',
    resolveId: (id) => (id === SERVER_ENTRY_ID ? RESOLVED_ENTRY_ID : null),
    load: (id) =>
      id === RESOLVED_ENTRY_ID
        ? `import path from 'node:path';
           import { parentPort } from 'node:worker_threads';
           import { storefront } from ${JSON.stringify(file)};
           if (parentPort !== null) void storefront.startRenderWorker(parentPort);
           else void storefront.start({
             clientDirectory: path.join(import.meta.dirname, '../client'),
             entry: import.meta.filename,
           });`
        : null,
    configureServer(server) {
      let loaded: unknown = null;
      let answer: ReturnType<StorefrontServer['develop']> | null = null;
      return () => {
        server.middlewares.use((request, response, next) => {
          request.url = request.originalUrl ?? request.url;
          server
            .ssrLoadModule(file)
            .then((module) => {
              if (!hasServer(module)) throw new Error(`${SERVER_MODULE} exports no storefront.`);
              if (loaded !== module) answer = module.storefront.develop();
              loaded = module;
              answer?.(request, response);
            })
            .catch(next);
        });
      };
    },
  };
}
