import type { SlotId } from './slot-id';
import type { ThemeSlot } from './theme-part';
import { useTheme } from './theme-provider';
import { usePart } from './use-part';

function FilledSlot({ slot }: { readonly slot: ThemeSlot }) {
  const Content = usePart(slot);
  return <Content />;
}

/** A place that the theme may fill; draws nothing where it does not. */
export function Slot({ id }: { readonly id: SlotId }) {
  const slot = useTheme().slots[id];
  return slot === undefined ? null : <FilledSlot slot={slot} />;
}
