import type { ReturnReason } from '@shop/contract/returns/return-reason';

const SHOP_AT_FAULT: ReadonlySet<ReturnReason> = new Set<ReturnReason>(['damaged', 'wrong-item']);

/** Whether the shop answers for a reason: it pays for the way back, and its terms about faulty goods hold. */
export const isShopAtFault = (reason: ReturnReason): boolean => SHOP_AT_FAULT.has(reason);
