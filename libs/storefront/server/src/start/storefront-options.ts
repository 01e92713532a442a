import type { ServerBuild } from 'react-router-dom';
import type { ShopName } from '@shop/shops/shop-list';

/** What an app passes to its server. */
export interface StorefrontOptions {
  readonly shop: ShopName;
  /** Imports the build of the framework. It is called only by a thread that renders. */
  readonly loadBuild: () => Promise<ServerBuild>;
}

/** The files of a built storefront. */
export interface BuiltStorefront {
  /** The directory of the browser's half of the build. */
  readonly clientDirectory: string;
  /** The file that render workers are started with. */
  readonly entry: string;
}
