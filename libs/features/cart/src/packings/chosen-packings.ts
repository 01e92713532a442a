import type { CartPackingView } from '../cart-view';
import type { ChosenPacking } from '../commands/add-packing';
import type { PackingValues } from './packing-values';

/** What is chosen of each kind for a destination with so many pieces; an empty key: none. */
export function chosenPackings(
  values: PackingValues,
  pieces: number,
): readonly (readonly [CartPackingView['kind'], ChosenPacking])[] {
  const quantityOf = (chosen: number | null) => Math.min(pieces, chosen ?? pieces);
  const wordless = { noshiTitle: '', noshiName: '', message: '' };
  return [
    ['wrapping', { ...wordless, packingKey: values.wrapping, quantity: quantityOf(values.wrappingQuantity) }],
    [
      'noshi',
      {
        ...wordless,
        packingKey: values.noshi,
        quantity: quantityOf(values.noshiQuantity),
        noshiTitle: values.noshiTitle,
        noshiName: values.noshiName.trim(),
      },
    ],
    ['card', { ...wordless, packingKey: values.card, quantity: 1, message: values.message.trim() }],
  ];
}
