import path from 'node:path';
import type { Plugin } from 'vite';
import type { StorefrontServer } from '../create-storefront-server';
import { findDevelopmentStyles, isDocumentSheet } from './find-development-styles';

/** The entry of the server's half of the build: the app's `server.ts`, started. */
export const SERVER_ENTRY_ID = 'virtual:shop-server-entry';
const RESOLVED_ENTRY_ID = `\0${SERVER_ENTRY_ID}`;
const SERVER_MODULE = 'server.ts';

const hasServer = (module: Record<string, unknown>): module is { storefront: StorefrontServer } =>
  typeof module['storefront'] === 'object' && module['storefront'] !== null;

/**
 * Builds an app's `server.ts` into the one module graph of the server, and serves requests from it while developing.
 * `partFiles` has the file of each theme part by its key.
 */
export function shopServerPlugin(appRoot: string, partFiles: ReadonlyMap<string, string>): Plugin {
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
    // The sheets of the first HTML are nobody's module: a change of one would reload the page, while the module that the
    // code imports is replaced in place.
    hotUpdate({ file: changed, modules, server }) {
      const { client } = server.environments;
      if (this.environment === client) return modules.filter(({ url }) => !isDocumentSheet(url));
      // Nothing in the browser can be replaced where only the server has loaded the code, for example a theme's tokens.
      const inBrowser = [...(client.moduleGraph.getModulesByFile(changed) ?? [])];
      const isLoaded = inBrowser.some(({ isSelfAccepting }) => isSelfAccepting !== undefined);
      if (modules.length > 0 && !isLoaded) client.hot.send({ type: 'full-reload' });
      return undefined;
    },
    configureServer(server) {
      let loaded: unknown = null;
      let listener: ReturnType<StorefrontServer['develop']> | null = null;
      const filesOf = (chunk: string | null) =>
        findDevelopmentStyles(server.environments.ssr.moduleGraph, partFiles.get(chunk ?? '') ?? '');
      return () => {
        server.middlewares.use((request, response, next) => {
          request.url = request.originalUrl ?? request.url;
          server
            .ssrLoadModule(file)
            .then((module) => {
              if (!hasServer(module)) throw new Error(`${SERVER_MODULE} exports no storefront.`);
              if (loaded !== module) listener = module.storefront.develop(filesOf);
              loaded = module;
              listener?.(request, response);
            })
            .catch(next);
        });
      };
    },
  };
}
