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
/** The subject of the token. */
export const userIdAtom = atom((get) => get(sessionAtom).userId);
/** The user id that waits for its one-time code. */
export const pendingVerificationAtom = atom((get) => get(sessionAtom).mfa);
/** A refresh was refused: one redirect has been made, guards stay still. core §2 */
export const isRefreshFailedAtom = atom((get) => get(sessionAtom).isRefreshFailed);
