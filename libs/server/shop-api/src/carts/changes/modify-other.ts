import type { CartChange } from '../state/cart-store';
import type { CartChangeContext } from './cart-change-context';

/** What the shopper may write besides the order itself; undefined leaves it unchanged. */
export interface OtherInput {
  readonly remarks?: string | undefined;
  readonly orderer_name?: string | undefined;
  readonly orderer_email?: string | undefined;
  readonly orderer_phone_number?: string | undefined;
}

/**
 * Sets the remarks, and a guest's name and addresses; a member's come from the account and are not read from the
 * body.
 */
export function modifyOther({ cart }: Pick<CartChangeContext, 'cart'>, input: OtherInput): CartChange {
  const remarks = input.remarks ?? cart.remarks;
  if (cart.userId !== null) return { remarks };
  return {
    remarks,
    ordererName: input.orderer_name ?? cart.ordererName,
    ordererEmail: input.orderer_email ?? cart.ordererEmail,
    ordererPhoneNumber: input.orderer_phone_number ?? cart.ordererPhoneNumber,
  };
}
