import type { EndpointSpec } from './endpoint';

/**
 * The kinds of callers. Each may do what those before it may: `guest`: nobody is signed in · `unverified`: an account whose mail
 * address nobody has proved, which costs nothing · `member`: has proved the mail address · `buyer`: a member whom the operator
 * has assigned to a company, to order for it.
 */
export const CALLERS = ['guest', 'unverified', 'member', 'buyer'] as const;
export type Caller = (typeof CALLERS)[number];

/** What is allowed within calls rather than by a call of its own, each with the first kind of caller who may. */
export const RIGHTS = {
  /** Coupons that are not for guests too. */
  memberCoupons: 'member',
  /** Limits on orders and mails count by the member instead of the network and the mailbox. */
  memberLimits: 'member',
  /** Reviews are marked as a buyer's, where something was bought. */
  buyerBadge: 'member',
  /** Payment on the invoice of a company. */
  invoice: 'buyer',
} as const satisfies Readonly<Record<string, Caller>>;
export type Right = keyof typeof RIGHTS;

/** The first kind of caller who may make a call. */
export const firstCallerOf = ({
  endpoint,
  firstCaller,
}: Pick<EndpointSpec, 'endpoint' | 'firstCaller'>): Caller =>
  firstCaller ?? (endpoint.auth === 'member' ? 'unverified' : 'guest');

/** Whether a caller may do what `first` and those after it may. */
export const mayAct = (caller: Caller, first: Caller): boolean =>
  CALLERS.indexOf(caller) >= CALLERS.indexOf(first);
