import { PickupNotice } from '@shop/theme-simple/parts/school-pickup/pickup-notice';
import type { ProductListLeadSlot } from '@shop/theme-simple/slots/product-list-slots';
import type { ComponentProps } from 'react';

/** Above what a school prescribes: when the school hands it over. */
export default function ListPickupNote({ filter }: ComponentProps<typeof ProductListLeadSlot>) {
  return filter.tag.length === 0 ? null : <PickupNotice tags={filter.tag} />;
}
