import { createContext } from 'react-router-dom';

/** How the server read the session of a document request. */
export type DocumentSession = 'absent' | 'expired' | 'valid';

/** What a document is rendered for: the same values on the server and, read back from the HTML, in the browser. */
export interface ShopDocument {
  readonly channel: string;
  /** The configured origin of the shop, without a slash at its end: never taken from a request. */
  readonly origin: string;
  readonly session: DocumentSession;
}

/** The origins of APIs that this shop's operator has listed for browsers; empty in the browser. */
export const allowedApisContext = createContext<readonly string[]>([]);

/** Where loaders find the document they load for. In the browser it is the one that was loaded first. */
export const shopDocumentContext = createContext<ShopDocument>();
