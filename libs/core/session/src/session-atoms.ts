import { atom } from 'jotai/vanilla';
import { type SessionState, signedOutState } from './session-state';

/** The whole session; only `createSession` writes it. Its parts are read through the atoms below and those of session-notice-atoms. */
export const sessionAtom = atom<SessionState>(signedOutState);

/** A registered member is signed in. */
export const isLoginAtom = atom((get) => get(sessionAtom).isLogin);
/** There is a token, of a registered member or not. */
export const hasTokenAtom = atom((get) => get(sessionAtom).token !== null);
/** The first session check is done. */
export const isCheckedAtom = atom((get) => get(sessionAtom).check);
