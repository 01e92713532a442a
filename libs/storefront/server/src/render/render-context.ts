import { createContext } from 'react-router-dom';

/** What the drawing of one document depends on besides its data. */
export interface RenderOptions {
  /** Of a personal document; `null` draws one that is allowed by hashes. */
  readonly nonce: string | null;
  /** Given everything at once, for shared pages and for crawlers; the answer has no body then. `null`: streamed. */
  readonly onBuffered: ((body: Uint8Array<ArrayBuffer>) => void) | null;
  /** Told of what goes wrong while drawing; the document goes on. */
  readonly onError: (error: unknown) => void;
}

/** Where the entry finds them. */
export const renderContext = createContext<RenderOptions>();
