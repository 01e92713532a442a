import type { ReturnRow } from './return-store';

/**
 * Whether a request can still come to nothing by its member's wish: until the shop has decided; an exchange also until the
 * wanted pieces left, because they are kept from other shoppers meanwhile.
 */
export const isWithdrawable = ({ kind, status }: Pick<ReturnRow, 'kind' | 'status'>): boolean =>
  status === 'requested' || isReserving({ kind, status });

/** Whether pieces are reserved for a request: for an exchange from its approval until it has ended. */
export const isReserving = ({ kind, status }: Pick<ReturnRow, 'kind' | 'status'>): boolean =>
  kind === 'exchange' && status === 'approved';
