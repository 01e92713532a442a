import { atom } from 'jotai/vanilla';
import { type SessionState, signedOutState } from './session-state';

/** The whole session; only `createSession` writes it. Its parts are read through the atoms below. */
export const sessionAtom = atom<SessionState>(signedOutState);

/** A registered member is signed in. */
export const isLoginAtom = atom((get) => get(sessionAtom).isLogin);
/** A token is held, registered or not. */
export const hasTokenAtom = atom((get) => get(sessionAtom).token !== null);
/** The first check is over. */
export const isCheckedAtom = atom((get) => get(sessionAtom).check);
/** The user id that waits for its one-time code. */
export const pendingVerificationAtom = atom((get) => get(sessionAtom).mfa);
/** A renewal is on its way. */
export const isRefreshPollingAtom = atom((get) => get(sessionAtom).isRefreshPolling);
/** Why the session ended, until it is read; `null` where it did not end by itself. */
export const warningMessageAtom = atom((get) => get(sessionAtom).warningMessage);
/** What is to be put right about the account of who is signed in. core §6 */
export const accountWarningsAtom = atom((get) => {
  const { token, hasPasswordExpired, hasMailErrorCountOver } = get(sessionAtom);
  const isIn = token !== null;
  return {
    hasPasswordExpired: isIn && hasPasswordExpired,
    hasMailErrorCountOver: isIn && hasMailErrorCountOver,
  };
});
