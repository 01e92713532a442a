import { createContext } from 'react-router-dom';

/** The other origins that a document's content security policy allows, as the shop's settings say. */
export interface CspOrigins {
  /** The tag manager's, for shoppers who have given their consent in the cookie of this name. */
  tagManager: { readonly consentCookie: string } | null;
  /** The API's origin, where it is not the shop's own. */
  apiOrigin: string | null;
  /** The origin of another site whose page is shown in a frame: the payment service's, where a card is entered. */
  frameOrigin: string | null;
}

/** No other origin: what holds until the root loader has read the settings. */
export const noCspOrigins = (): CspOrigins => ({ tagManager: null, apiOrigin: null, frameOrigin: null });

/** The root loader writes the origins here, for the policy in the document's headers. */
export const cspOriginsContext = createContext<CspOrigins>();
