import * as v from 'valibot';
import type { CartPackingView, CartShippingView, CartView } from '../cart-view';
import { addPacking, type ChosenPacking } from '../commands/add-packing';
import { modifyPacking } from '../commands/modify-packing';
import { removePacking } from '../commands/remove-packing';
import { piecesOf, suppliedShippings } from '../destinations/goods-of';
import type { CartCommand } from '../run-command';
import { useCartCommand } from '../use-cart-command';
import { useCheckoutDraft } from '../use-checkout-draft';

const PackingChoiceDraft = v.object({
  /** A packing's key; empty: none. */
  wrapping: v.string(),
  noshi: v.string(),
  noshiTitle: v.string(),
  noshiName: v.string(),
  /** Null: all pieces. */
  quantity: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
/** By the destination's key. */
const PackingDraft = v.record(v.string(), PackingChoiceDraft);

/** How the goods of a destination are to be wrapped. */
export type PackingValues = v.InferOutput<typeof PackingChoiceDraft>;

const presentOf = (
  { packings }: CartShippingView,
  kind: CartPackingView['kind'],
): CartPackingView | undefined => packings.find((packing) => packing.kind === kind);

function cartValues(shipping: CartShippingView, pieces: number): PackingValues {
  const wrapping = presentOf(shipping, 'wrapping');
  const noshi = presentOf(shipping, 'noshi');
  const quantity = Math.max(wrapping?.quantity ?? 0, noshi?.quantity ?? 0);
  return {
    wrapping: wrapping?.packingKey ?? '',
    noshi: noshi?.packingKey ?? '',
    noshiTitle: noshi?.noshiTitle ?? '',
    noshiName: noshi?.noshiName ?? '',
    quantity: quantity === 0 || quantity >= pieces ? null : quantity,
  };
}

/** The command that makes a destination's packing of one kind what was chosen; null where nothing changes. */
function packingCommand(
  shippingKey: string,
  present: CartPackingView | undefined,
  chosen: ChosenPacking,
): CartCommand | null {
  if (chosen.packingKey === '') return present === undefined ? null : removePacking(present.key);
  if (present === undefined) return addPacking(shippingKey, chosen);
  const isSame =
    present.packingKey === chosen.packingKey &&
    present.quantity === chosen.quantity &&
    present.noshiTitle === chosen.noshiTitle &&
    present.noshiName === chosen.noshiName;
  return isSame ? null : modifyPacking(present.key, chosen);
}

/** The part of a step in which the goods of every destination get a wrapping and a noshi. */
export function usePackingChoices(cart: CartView) {
  const run = useCartCommand();
  const { draft, keep, drop } = useCheckoutDraft(cart, 'packings', PackingDraft);
  const valuesOf = (shipping: CartShippingView): PackingValues =>
    draft?.[shipping.key] ?? cartValues(shipping, piecesOf(cart, shipping.key));
  const isTitleMissing = (shipping: CartShippingView): boolean => {
    const { noshi, noshiTitle } = valuesOf(shipping);
    return noshi !== '' && noshiTitle === '';
  };
  return {
    valuesOf,
    isTitleMissing,
    /** The first destination whose noshi says nothing yet. */
    incomplete: suppliedShippings(cart).find(isTitleMissing) ?? null,
    change: (shipping: CartShippingView, part: Partial<PackingValues>) =>
      keep({ ...draft, [shipping.key]: { ...valuesOf(shipping), ...part } }),
    save: async () => {
      for (const shipping of suppliedShippings(cart)) {
        const { wrapping, noshi, noshiTitle, noshiName, ...chosen } = valuesOf(shipping);
        const pieces = piecesOf(cart, shipping.key);
        const quantity = Math.min(pieces, chosen.quantity ?? pieces);
        const paper = { packingKey: wrapping, quantity, noshiTitle: '', noshiName: '' };
        const words = { packingKey: noshi, quantity, noshiTitle, noshiName: noshiName.trim() };
        for (const command of [
          packingCommand(shipping.key, presentOf(shipping, 'wrapping'), paper),
          packingCommand(shipping.key, presentOf(shipping, 'noshi'), words),
        ])
          if (command !== null) await run(command);
      }
      drop();
    },
  };
}
