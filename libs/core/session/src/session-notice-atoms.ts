import { atom } from 'jotai/vanilla';
import { sessionAtom } from './session-atoms';

/** The id of the user who still has to enter a one-time code. */
export const pendingVerificationAtom = atom((get) => get(sessionAtom).mfa);
/** The shopper has to be led to the login. core §8 */
export const isUnauthorizedAtom = atom((get) => get(sessionAtom).isUnauthorized);
/** The token is being refreshed. */
export const isRefreshPollingAtom = atom((get) => get(sessionAtom).isRefreshPolling);
/** Why the session ended, until the shopper dismisses it; `null` where they signed out themselves. */
export const warningMessageAtom = atom((get) => get(sessionAtom).warningMessage);
/** What the signed-in member must correct in their account. core §6 */
export const accountWarningsAtom = atom((get) => {
  const { token, hasPasswordExpired, hasMailErrorCountOver } = get(sessionAtom);
  const isIn = token !== null;
  return {
    hasPasswordExpired: isIn && hasPasswordExpired,
    hasMailErrorCountOver: isIn && hasMailErrorCountOver,
  };
});
