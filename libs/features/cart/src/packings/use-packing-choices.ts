import { nameChecks } from '@shop/validation/name';
import { useSetAtom } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import type { CartPackingView, CartView } from '../cart-view';
import { addPacking, type ChosenPacking } from '../commands/add-packing';
import { modifyPacking } from '../commands/modify-packing';
import { removePacking } from '../commands/remove-packing';
import { type PackedPlace, packedPlaces, piecesOf } from '../destinations/goods-of';
import type { CartCommand } from '../run-command';
import { useCartCommand } from '../use-cart-command';
import { useCheckoutDraft } from '../use-checkout-draft';
import { chosenPackings } from './chosen-packings';
import { PackingValues } from './packing-values';
import { packingPreviewAtom, previewedPackings } from './packing-preview';

/** By the destination's key. */
const PackingDraft = v.record(v.string(), PackingValues);

const presentOf = ({ packings }: PackedPlace, kind: CartPackingView['kind']): CartPackingView | undefined =>
  packings.find((packing) => packing.kind === kind);

/** As it is chosen: whatever is for all pieces follows them. */
const chosenQuantity = (packing: CartPackingView | undefined, pieces: number): number | null =>
  packing === undefined || packing.quantity >= pieces ? null : packing.quantity;

function cartValues(shipping: PackedPlace, pieces: number): PackingValues {
  const wrapping = presentOf(shipping, 'wrapping');
  const noshi = presentOf(shipping, 'noshi');
  const card = presentOf(shipping, 'card');
  return {
    wrapping: wrapping?.packingKey ?? '',
    noshi: noshi?.packingKey ?? '',
    noshiTitle: noshi?.noshiTitle ?? '',
    noshiName: noshi?.noshiName ?? '',
    wrappingQuantity: chosenQuantity(wrapping, pieces),
    noshiQuantity: chosenQuantity(noshi, pieces),
    card: card?.packingKey ?? '',
    message: card?.message ?? '',
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
    present.noshiName === chosen.noshiName &&
    present.message === chosen.message;
  return isSame ? null : modifyPacking(present.key, chosen);
}

/** The part of a step in which the goods of every destination get a wrapping, a noshi and a card. */
export function usePackingChoices(cart: CartView) {
  const run = useCartCommand();
  const { draft, keep, drop } = useCheckoutDraft(cart, 'packings', PackingDraft);
  const valuesOf = (shipping: PackedPlace): PackingValues =>
    draft?.[shipping.key] ?? cartValues(shipping, piecesOf(cart, shipping.key));
  const setPreview = useSetAtom(packingPreviewAtom);
  const preview = useEffectEvent(() => {
    const packings = packedPlaces(cart).flatMap((place) =>
      previewedPackings(place.key, valuesOf(place), cart),
    );
    setPreview({ cartToken: cart.token, revision: cart.revision, packings });
  });
  useEffect(() => {
    if (draft === null) return undefined;
    preview();
    return () => setPreview(null);
  }, [draft, setPreview]);
  const isTitleMissing = (shipping: PackedPlace): boolean => {
    const { noshi, noshiTitle } = valuesOf(shipping);
    return noshi !== '' && noshiTitle === '';
  };
  const isMessageMissing = (shipping: PackedPlace): boolean => {
    const { card, message } = valuesOf(shipping);
    return card !== '' && message.trim() === '';
  };
  /** What is wrong with the name on a noshi; undefined: nothing. */
  const nameFault = (shipping: PackedPlace): string | undefined => {
    const { noshi, noshiName } = valuesOf(shipping);
    return noshi === '' ? undefined : nameChecks.find(({ passes }) => !passes(noshiName))?.message('名入れ');
  };
  const isIncomplete = (shipping: PackedPlace) =>
    isTitleMissing(shipping) || nameFault(shipping) !== undefined || isMessageMissing(shipping);
  return {
    valuesOf,
    isTitleMissing,
    nameFault,
    isMessageMissing,
    /** The first destination whose noshi or card says nothing yet, or what it must not. */
    incomplete: packedPlaces(cart).find(isIncomplete) ?? null,
    change: (shipping: PackedPlace, part: Partial<PackingValues>) =>
      keep({ ...draft, [shipping.key]: { ...valuesOf(shipping), ...part } }),
    save: async () => {
      for (const shipping of packedPlaces(cart))
        for (const [kind, chosen] of chosenPackings(valuesOf(shipping), piecesOf(cart, shipping.key))) {
          const command = packingCommand(shipping.key, presentOf(shipping, kind), chosen);
          if (command !== null) await run(command);
        }
      drop();
    },
  };
}
