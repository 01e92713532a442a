import { callerOf, hasRight } from './caller';
import type { Member } from './member';

/**
 * The id of the member by whom limits on a cart's order count, null for a guest's cart and for a member whose mail address is
 * not verified. The accounts of one person are as many as addresses that nobody has to own. reliability 5
 */
export const verifiedOwnerId = (
  member: Member | null,
  { userId }: { readonly userId: number | null },
): number | null => (hasRight(callerOf(member), 'memberLimits') && member?.id === userId ? userId : null);
