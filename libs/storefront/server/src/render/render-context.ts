import type { RenderAssets } from '@shop/storefront-shell/document/render-assets';
import { createContext } from 'react-router-dom';

/** Finds the files of a theme part by its key. */
export type FindPartFiles = RenderAssets['filesOf'];

/** What rendering one document depends on besides its data. */
export interface RenderOptions {
  /** Of a personal document; `null` for one whose scripts are allowed by hashes. */
  readonly nonce: string | null;
  /** Takes the complete body, of public pages and for crawlers; the response has none then. `null`: streamed. */
  readonly onBuffered: ((body: Uint8Array<ArrayBuffer>) => void) | null;
  /** Called with errors that the document survives. */
  readonly onError: (error: unknown) => void;
  /** Finds the files of theme parts while the app is developed. `null`: in the table of the build. */
  readonly filesOf: FindPartFiles | null;
}

/** Where the entry finds them. */
export const renderContext = createContext<RenderOptions>();
