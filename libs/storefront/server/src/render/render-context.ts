import { createContext } from 'react-router';

/** What the drawing of one document depends on besides its data. */
export interface RenderOptions {
  /** Of a personal document; `null` draws one that is allowed by hashes. */
  readonly nonce: string | null;
  /** Wait until everything is drawn: for shared pages and for crawlers. */
  readonly isComplete: boolean;
  /** Told of what goes wrong while drawing; the document goes on. */
  readonly onError: (error: unknown) => void;
}

/** Where the entry finds them. */
export const renderContext = createContext<RenderOptions>();
