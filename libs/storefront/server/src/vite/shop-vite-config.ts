import { reactRouter } from '@react-router/dev/vite';
import path from 'node:path';
import type { UserConfig } from 'vite';
import { clientChunks, expectedChunksPlugin } from './client-chunks';
import { pureDeclarationsPlugin } from './pure-declarations-plugin';
import { SERVER_ENTRY_ID, shopServerPlugin } from './shop-server-plugin';
import { shopThemesPlugin } from './shop-themes-plugin';

/** Documents and chunks list these names, so they are short; and they say nothing of pages that are not out yet. */
const HASHED = 'assets/[hash].js';

/** The build of a storefront app; `appRoot` is the app's folder, two below the workspace's. */
export function shopViteConfig(appRoot: string): UserConfig {
  const workspace = path.resolve(appRoot, '../..');
  return {
    root: appRoot,
    plugins: [
      shopThemesPlugin({ appRoot, workspace }),
      pureDeclarationsPlugin(),
      expectedChunksPlugin(),
      shopServerPlugin(appRoot),
      reactRouter(),
    ],
    publicDir: false,
    server: { fs: { allow: [workspace] } },
    environments: {
      client: {
        build: {
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rollupOptions: {
            output: {
              codeSplitting: clientChunks,
              entryFileNames: HASHED,
              chunkFileNames: HASHED,
              assetFileNames: 'assets/[hash][extname]',
            },
          },
        },
      },
      ssr: {
        build: {
          target: 'node20',
          // The names of source files stay out of the output.
          rollupOptions: { input: SERVER_ENTRY_ID, experimental: { attachDebugInfo: 'none' } },
        },
      },
    },
  };
}
