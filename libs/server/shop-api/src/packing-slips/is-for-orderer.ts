import type { StoredAddress } from '../db/schema';
import type { OrderDetail } from '../orders/order-store';

const plain = (name: string): string => name.normalize('NFKC').replace(/\s/g, '');

/**
 * Whether a destination is the orderer's own. An order keeps no address of its orderer, so the recipient's name decides: who is
 * called otherwise may be getting a present, and reads no price.
 */
export const isForOrderer = (
  { order, gift }: Pick<OrderDetail, 'order' | 'gift'>,
  { lastName, firstName }: StoredAddress,
): boolean => gift === null && plain(order.ordererName) === plain(lastName + firstName);
