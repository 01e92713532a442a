import { CARRIERS } from '@shop/contract/orders/carrier';
import type { ReturnRow } from '../../returns/return-store';

/** How the wanted pieces of an exchange left, in words. */
export const parcelWords = ({ carrier, trackingNumber }: ReturnRow): string =>
  carrier === null || trackingNumber === null
    ? '交換品の発送前'
    : `交換品 ${CARRIERS[carrier].name} ${trackingNumber}`;
