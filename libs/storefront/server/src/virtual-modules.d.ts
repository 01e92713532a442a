declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router-dom';

  export const entry: ServerBuild['entry'];
  export const routes: ServerBuild['routes'];
  export const assets: ServerBuild['assets'];
  export const basename: string;
  export const publicPath: ServerBuild['publicPath'];
  export const assetsBuildDirectory: ServerBuild['assetsBuildDirectory'];
  export const future: ServerBuild['future'];
  export const ssr: ServerBuild['ssr'];
  export const isSpaMode: ServerBuild['isSpaMode'];
  export const prerender: ServerBuild['prerender'];
  export const routeDiscovery: ServerBuild['routeDiscovery'];
}

/** The files of the browser's build; empty while the app is developed. */
declare module 'virtual:shop-theme-chunks' {
  import type { PartFiles } from '@shop/storefront-shell/document/render-assets';

  /** The files of every theme part, the styles with their text, by the key that the build gave the part's loader. */
  export const themeChunks: Readonly<Record<string, PartFiles>>;
  /** The scripts that the browser's entry imports, imported files first. */
  export const sharedScripts: readonly string[];
}
