import type { ApiErrorBody } from '@shop/api-client/error-body';
import { atom } from 'jotai/vanilla';

/** The message of a 503. core §3 "Maintenance" */
export interface Maintenance {
  readonly title: string | null;
  readonly message: string;
}

/** The last error response that no feature has handled. core §8 "base error store" */
export interface BaseError extends ApiErrorBody {
  readonly status: number;
}

/** Set by a 503 until the API responds again. */
export const maintenanceAtom = atom<Maintenance | null>(null);
/** The API does not know this channel. core §8 */
export const isInvalidChannelAtom = atom(false);
/** core §8 "Other 422 and other statuses" */
export const baseErrorAtom = atom<BaseError | null>(null);
/** Whether the browser has a network. core §4 */
export const isOnlineAtom = atom(true);
