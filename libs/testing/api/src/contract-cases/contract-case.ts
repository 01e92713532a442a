import type { EndpointSpec } from '@shop/contract/endpoint';
import type { RequestParts } from '../build-request';
import type { Caller } from './callers';
import type { World } from './world';

/** An input that the call refuses: the good one with these parts changed. */
export interface Refusal {
  readonly status: 401 | 403 | 404 | 422;
  readonly code: string;
  readonly change: RequestParts;
  /** The good input succeeds first; what is refused is the second time. */
  readonly isRepeated?: boolean;
}

/** A call that takes nothing and always answers: only an unknown shop is refused. */
export const TAKES_NOTHING = 'takes nothing that could be wrong';

/** One call of the contract: what succeeds, what is refused, and whose it is. */
export interface ContractCase {
  readonly spec: EndpointSpec;
  readonly channel?: string;
  /** Calls as the owner where the contract asks for nobody; calls for members and carts are the owner's anyway. */
  readonly isOwners?: boolean;
  /** Makes what the call needs, for whoever owns it, and gives the input that succeeds. Made again for each use. */
  readonly input?: (world: World, owner: Caller) => RequestParts | Promise<RequestParts>;
  readonly refusal: Refusal | typeof TAKES_NOTHING;
  /**
   * The input names what one owner alone may reach: a stranger gets the rejection word for word. `shared`: its ids are
   * everybody's. Calls of members that take ids in their path must say which.
   */
  readonly ids?: 'owned' | 'shared';
  /** The call ends the session, or the account, that it is made with. */
  readonly endsSession?: boolean;
  /** Where success is shown instead, as a file below the API's sources; the reason stands beside the case. */
  readonly successIn?: string;
}

/** A call that takes nothing. */
export const answersAlways = (spec: EndpointSpec): ContractCase => ({ spec, refusal: TAKES_NOTHING });

/** Too large for any row that a test makes. */
export const UNKNOWN_ID = 2_000_000_000;
/** In the form of a secret, and nobody's. */
export const UNKNOWN_SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';

/** 404 for what does not exist, or not for this caller. */
export const unknown = (code: string, change: RequestParts): Refusal => ({ status: 404, code, change });

/** 422 by a rule of the shop. */
export const refusal = (code: string, change: RequestParts): Refusal => ({ status: 422, code, change });

/** 422 because a field does not hold. */
export const invalid = (change: RequestParts): Refusal => refusal('validation.failed', change);

/** 422 for the same again. */
export const repeated = (code: string): Refusal => ({ status: 422, code, change: {}, isRepeated: true });

/** More entries on a page than a list gives. */
export const PAGE_TOO_LONG = invalid({ query: { per: 101 } });
