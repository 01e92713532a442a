import type { EndpointSpec } from '@shop/contract/endpoint';
import type { RequestParts } from '../build-request';
import type { Caller } from './callers';
import type { CaseFixtures } from './case-fixtures';

/** An input that the call rejects: the valid one with these changes. */
export interface Rejection {
  readonly status: 401 | 403 | 404 | 422;
  readonly code: string;
  readonly change: RequestParts;
  /** The valid input succeeds the first time and is rejected the second time. */
  readonly isRepeated?: boolean;
}

/** A call without input that always succeeds: only an unknown channel is rejected. */
export const NO_INPUT = 'takes nothing that could be wrong';

/** One call of the contract: an input that succeeds, one that is rejected, and who owns the data. */
export interface ContractCase {
  readonly spec: EndpointSpec;
  readonly channel?: string;
  /**
   * Calls as the owner although the contract requires no member; calls for members and carts are always made
   * by the owner.
   */
  readonly isCalledByOwner?: boolean;
  /**
   * Creates the data that the call needs, for its owner, and returns an input that succeeds. Called again for
   * each use.
   */
  readonly input?: (world: CaseFixtures, owner: Caller) => RequestParts | Promise<RequestParts>;
  readonly rejection: Rejection | typeof NO_INPUT;
  /**
   * `owned`: the input has ids of data that only its owner may reach, and anybody else gets exactly the rejection.
   * `shared`: the ids are public. Required for calls of members with ids in their path.
   */
  readonly ids?: 'owned' | 'shared';
  /** The call ends the session or the account of its caller. */
  readonly endsSession?: boolean;
  /** The spec in the API's sources that shows the success instead; the reason is beside the case. */
  readonly successIn?: string;
}

/** The case of a call without input that always succeeds. */
export const alwaysSucceeds = (spec: EndpointSpec): ContractCase => ({ spec, rejection: NO_INPUT });

/** An id above that of any row that a test creates. */
export const UNKNOWN_ID = 2_000_000_000;
/** A well-formed secret that belongs to nobody. */
export const UNKNOWN_SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';

/** 404 for data that does not exist or that this caller must not see. */
export const notFound = (code: string, change: RequestParts): Rejection => ({ status: 404, code, change });

/** 422 by a rule of the shop. */
export const rejection = (code: string, change: RequestParts): Rejection => ({ status: 422, code, change });

/** 422 because a field is invalid. */
export const invalid = (change: RequestParts): Rejection => rejection('validation.failed', change);

/** 422 for a repeated call. */
export const repeated = (code: string): Rejection => ({ status: 422, code, change: {}, isRepeated: true });

/** A page size above the maximum. */
export const PAGE_TOO_LONG = invalid({ query: { per: 101 } });
