import { type Caller, firstCallerOf, mayAct, RIGHTS, type Right } from '@shop/contract/callers';
import type { EndpointSpec } from '@shop/contract/endpoint';
import { USER_ERRORS } from '@shop/contract/users/user-errors';
import { HttpError } from '../http/http-error';
import type { Member } from './member';

type Prover = Pick<Member, 'isAddressVerified'>;

/** What kind of caller somebody is: see the contract's `callers.ts`. `company`: for which the member orders. */
export function callerOf(member: Prover | null, company: object | null = null): Caller {
  if (member === null) return 'guest';
  if (!member.isAddressVerified) return 'unverified';
  return company === null ? 'member' : 'buyer';
}

/** Whether a kind of caller has a right. */
export const hasRight = (caller: Caller, right: Right): boolean => mayAct(caller, RIGHTS[right]);

/** Throws a 403 where a member has to prove the mail address first; a guest has got a 401 before. */
export function requireCaller(
  spec: Pick<EndpointSpec, 'endpoint' | 'firstCaller'>,
  member: Prover | null,
): void {
  if (spec.firstCaller !== undefined && !mayAct(callerOf(member), firstCallerOf(spec)))
    throw addressNotVerified();
}

/** 403: a member has to prove the mail address first. */
export const addressNotVerified = () =>
  new HttpError(
    403,
    USER_ERRORS.addressNotVerified,
    'メールアドレスの確認が済むと、ご利用いただけます。確認メールをご覧いただくか、マイページからもう一度お受け取りください',
  );
