import type { ApiErrorBody } from '@shop/api-client/error-body';
import { atom } from 'jotai/vanilla';

/** The message of a 503. core §3 "Maintenance" */
export interface Maintenance {
  readonly title: string | null;
  readonly message: string;
  /** The shop's tag manager, whose settings cannot be read meanwhile; `null` where it has none. */
  readonly gtmId: string | null;
}

/** The last error response that no feature has handled. core §8 "base error store" */
export interface BaseError extends ApiErrorBody {
  readonly status: number;
}

/** Set by a 503 until the API responds again. */
export const maintenanceAtom = atom<Maintenance | null>(null);
/** The API does not know this channel. core §8 */
export const isInvalidChannelAtom = atom(false);
/** The page that is shown could not be loaded, for the API cannot be reached. core §8 "Network error", "Timeout" */
export const isUnreachableAtom = atom(false);
/** core §8 "Other 422 and other statuses" */
export const baseErrorAtom = atom<BaseError | null>(null);
/** Whether the browser has a network. core §4 */
export const isOnlineAtom = atom(true);
