import { atom } from 'jotai/vanilla';
import type { CartView } from '../cart-view';
import { piecesOf } from '../destinations/goods-of';
import { chosenPackings } from './chosen-packings';
import type { PackingValues } from './packing-values';

/** A packing that is chosen and not sent yet, without its words: they cost nothing. */
export interface PreviewedPacking {
  readonly shippingKey: string;
  readonly packingKey: string;
  readonly quantity: number;
}

/** What is chosen of a destination's packings. */
export const previewedPackings = (
  shippingKey: string,
  values: PackingValues,
  cart: Pick<CartView, 'lines'>,
): readonly PreviewedPacking[] =>
  chosenPackings(values, piecesOf(cart, shippingKey)).flatMap(([, { packingKey, quantity }]) =>
    packingKey === '' ? [] : [{ shippingKey, packingKey, quantity }],
  );

/** All packings as they are chosen in the step that is open; null where none was touched. */
export const packingPreviewAtom = atom<{
  readonly cartToken: string;
  /** Of the cart when they were chosen: once they are sent, or anything else changes, the cart itself says what it costs. */
  readonly revision: number;
  readonly packings: readonly PreviewedPacking[];
} | null>(null);
