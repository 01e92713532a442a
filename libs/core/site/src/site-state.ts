import { atom } from 'jotai/vanilla';

/** What a 503 said. core §3 "Maintenance" */
export interface Maintenance {
  readonly title: string | null;
  readonly message: string;
}

/** What the server answered to the last call that no feature handled. core §8 "base error store" */
export interface BaseError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Set by a 503 until the shop answers again. */
export const maintenanceAtom = atom<Maintenance | null>(null);
/** The server does not know this channel. core §8 */
export const isInvalidChannelAtom = atom(false);
/** core §8 "Other 422 and other statuses" */
export const baseErrorAtom = atom<BaseError | null>(null);
/** Whether the browser has a network. core §4 */
export const isOnlineAtom = atom(true);
