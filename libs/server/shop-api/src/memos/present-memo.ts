import type { Memo } from '@shop/contract/memos/memo';

/** A memo as the API returns it; its id is the order's. */
export const presentMemo = (orderId: number, memo: string): Memo => ({
  id: orderId,
  order_id: orderId,
  memo,
});
