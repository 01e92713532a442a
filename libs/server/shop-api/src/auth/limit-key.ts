import type { RouteContext } from '../http/route-context';
import { callerOf, hasRight } from './caller';

/**
 * By what the uses of a shopper are counted: those of a verified member by the member, those of everybody else by the network,
 * since accounts cost nothing.
 */
export const limitKeyOf = ({ member, rateIp }: Pick<RouteContext, 'member' | 'rateIp'>): string =>
  member !== null && hasRight(callerOf(member), 'memberLimits') ? `member/${member.id}` : rateIp;
