import type { ApiErrorBody } from '@shop/api-client/error-body';
import { atom } from 'jotai/vanilla';
import type { ScreenClass } from './screen-class';

/** What a 503 said. core §3 "Maintenance" */
export interface Maintenance {
  readonly title: string | null;
  readonly message: string;
}

/** What the server answered to the last call that no feature handled. core §8 "base error store" */
export interface BaseError extends ApiErrorBody {
  readonly status: number;
}

/** Set by a 503 until the shop answers again. */
export const maintenanceAtom = atom<Maintenance | null>(null);
/** The server does not know this channel. core §8 */
export const isInvalidChannelAtom = atom(false);
/** core §8 "Other 422 and other statuses" */
export const baseErrorAtom = atom<BaseError | null>(null);
/** Whether the browser has a network. core §4 */
export const isOnlineAtom = atom(true);
/** What kind of screen the page is on; `null` until the browser has said. core §4 */
export const screenClassAtom = atom<ScreenClass | null>(null);
