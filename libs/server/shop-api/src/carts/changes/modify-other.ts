import type { CartChange } from '../state/cart-store';
import type { CartChangeContext } from './cart-change-context';

/** What the shopper wrote besides the order itself; undefined leaves it as it is. */
export interface OtherInput {
  readonly remarks?: string | undefined;
  readonly orderer_name?: string | undefined;
  readonly orderer_email?: string | undefined;
  readonly orderer_phone_number?: string | undefined;
}

/** Remarks, and a visitor's name and addresses; a member's come from the account and are not taken from the body. */
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
