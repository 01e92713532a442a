import { createContext } from 'react-router-dom';

/** Whom the browser of a document may speak with besides its shop, as the shop's settings say. */
export interface DocumentParties {
  /** The tag manager, for visitors whose cookie of this name agrees to it. */
  tagManager: { readonly consentCookie: string } | null;
  /** Where the API stands if not at the shop itself. */
  apiOrigin: string | null;
}

/** Nobody: what holds until the site has been loaded. */
export const noParties = (): DocumentParties => ({ tagManager: null, apiOrigin: null });

/** Where the root loader writes them down for the policy of the document. */
export const documentPartiesContext = createContext<DocumentParties>();
