import * as QUERY_ROOTS from '@shop/query/query-roots';
import type { OrderSearch } from './order-search';

/** The keys of the member's orders. */
export const orderKeys = {
  lists: [QUERY_ROOTS.orders, 'list'],
  list: (search: OrderSearch) => [...orderKeys.lists, search] as const,
  open: [QUERY_ROOTS.orders, 'list', 'open'],
  detail: (id: number) => [QUERY_ROOTS.orders, 'detail', id] as const,
  returns: (id: number) => [QUERY_ROOTS.orders, 'returns', id] as const,
  invoice: (id: number) => [QUERY_ROOTS.orders, 'invoice', id] as const,
  receipt: (id: number) => [QUERY_ROOTS.orders, 'receipt', id] as const,
  guest: (orderNo: string, key: string) => [QUERY_ROOTS.orders, 'guest', orderNo, key] as const,
  guestReceipt: (orderNo: string, key: string) =>
    [QUERY_ROOTS.orders, 'guest-receipt', orderNo, key] as const,
  guestReceiptCheck: (orderNo: string, key: string) =>
    [QUERY_ROOTS.orders, 'guest-receipt-check', orderNo, key] as const,
  placed: (orderNo: string) => [QUERY_ROOTS.orders, 'placed', orderNo] as const,
} as const;
