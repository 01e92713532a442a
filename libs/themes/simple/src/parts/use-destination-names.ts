import { useAddressLabels } from '@shop/feature-account/use-address-labels';
import type { CartView } from '@shop/feature-cart/cart-view';
import type { Address } from '@shop/site/views/address';
import { useWords } from '@shop/theming/use-words';
import { destinationWords } from './destination-words';

/** What a destination is called wherever the goods of an order are shared out. */
export interface DestinationName {
  readonly key: string;
  readonly address: Address;
  /** お届け先1 */
  readonly number: string;
  /** What the member calls the address (自宅); null: nothing. */
  readonly ownLabel: string | null;
  /** That, otherwise who lives where: 山田 花子 様（千代田区）. */
  readonly label: string;
  /** Number and label: お届け先1 自宅. */
  readonly name: string;
}

/**
 * The destinations of a cart by what they are called, in their order. Where there is one, nothing has to be told apart, and the
 * address book is not asked.
 */
export function useDestinationNames({ shippings }: Pick<CartView, 'shippings'>): readonly DestinationName[] {
  const words = useWords(destinationWords);
  const isSeveral = shippings.length > 1;
  const labels = useAddressLabels(
    isSeveral ? [...new Set(shippings.flatMap(({ userAddressId }) => userAddressId ?? []))] : [],
  );
  return shippings.map(({ key, userAddressId, address, addressParts }, at) => {
    const ownLabel = userAddressId === null ? null : (labels.get(userAddressId) ?? null);
    const label = ownLabel ?? words.recipientIn(address.name, addressParts.city);
    const number = words.numbered(at + 1);
    return { key, address, number, ownLabel, label, name: words.named(number, label) };
  });
}
