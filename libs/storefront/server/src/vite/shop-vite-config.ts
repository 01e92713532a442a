import { reactRouter } from '@react-router/dev/vite';
import path from 'node:path';
import { type UserConfig, normalizePath } from 'vite';
import { clientChunks, expectedChunksPlugin, isOnDemandChunk } from './client-chunks';
import { documentScriptPlugin } from './document-script-plugin';
import { pureDeclarationsPlugin } from './pure-declarations-plugin';
import { SERVER_ENTRY_ID, shopServerPlugin } from './shop-server-plugin';
import { shopThemesPlugin } from './shop-themes-plugin';
import { shortClassNamesPlugin } from './short-class-names-plugin';

/** Documents and chunks list these names, so they are short; and they say nothing of pages that are not out yet. */
const HASHED = 'assets/[hash:7].js';
/** Marks chunks that a dynamic import fetches beside its module. */
const FETCHED_ALONG = 'assets/with-';

/** Where the browser's code begins: the app's entry points, its themes, and the pages of the shell. */
const entriesOf = (appRoot: string, workspace: string) =>
  [
    path.join(appRoot, 'app/{root,entry.client,themes}.{ts,tsx}'),
    path.join(workspace, 'libs/storefront/shell/src/pages/*.tsx'),
  ].map(normalizePath);

/**
 * What a dynamic import fetches beside its module: styles, which must be there before it renders, and the scripts that a
 * press waits for. Where it waits for one of them, the module itself is fetched at the same time. Other scripts are named
 * by the module, by the first HTML and by the hints of an intended link; a list of them for every page would be in the
 * first load.
 */
function fetchedAlong(module: string, dependencies: string[]): string[] {
  const files = dependencies.filter((file) => file.endsWith('.css') || file.startsWith(FETCHED_ALONG));
  return files.length === 0 ? [] : dependencies.filter((file) => file === module || files.includes(file));
}

/** The build of a storefront app; `appRoot` is the app's folder, two below the workspace's. */
export function shopViteConfig(appRoot: string): UserConfig {
  const workspace = path.resolve(appRoot, '../..');
  const partFiles = new Map<string, string>();
  return {
    root: appRoot,
    plugins: [
      shopThemesPlugin({ appRoot, workspace }, partFiles),
      pureDeclarationsPlugin(),
      shortClassNamesPlugin(workspace),
      documentScriptPlugin(),
      expectedChunksPlugin(),
      shopServerPlugin(appRoot, partFiles),
      reactRouter(),
    ],
    // Icons at the paths where browsers look for them without asking.
    publicDir: path.join(workspace, 'libs/storefront/server/public'),
    server: { fs: { allow: [workspace] } },
    environments: {
      client: {
        // Without entries Vite finds dependencies while pages load, and reloads them for each that it finds.
        optimizeDeps: { entries: entriesOf(appRoot, workspace) },
        build: {
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false, resolveDependencies: fetchedAlong },
          rollupOptions: {
            // The names of all queries, cookies and events were in each first load; now each is where it is used.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
            output: {
              codeSplitting: clientChunks,
              entryFileNames: HASHED,
              chunkFileNames: ({ name }) => (isOnDemandChunk(name) ? `${FETCHED_ALONG}[hash:7].js` : HASHED),
              assetFileNames: 'assets/[hash:6][extname]',
            },
          },
        },
      },
      ssr: {
        build: {
          target: 'node20',
          // The same URLs as the browser's code has.
          assetsInlineLimit: 0,
          // The names of source files stay out of the output.
          rollupOptions: { input: SERVER_ENTRY_ID, experimental: { attachDebugInfo: 'none' } },
        },
      },
    },
  };
}
