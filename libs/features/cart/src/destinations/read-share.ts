import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';

/** What was written into a field: a share, or why it is none. */
export type ReadShare =
  { readonly kind: 'share'; readonly quantity: number } | { readonly kind: 'no-number' | 'too-many' };

/** Digits of any width; nothing written is no piece. */
export function readShare(written: string): ReadShare {
  const text = written.normalize('NFKC').trim();
  if (text === '') return { kind: 'share', quantity: 0 };
  if (!/^\d{1,9}$/.test(text)) return { kind: 'no-number' };
  const quantity = Number(text);
  return quantity > MAX_QUANTITY ? { kind: 'too-many' } : { kind: 'share', quantity };
}
