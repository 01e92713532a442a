import { use } from 'react';
import type { PartComponent, ThemePart } from './theme-part';

/** The component of a part: at once when it has been loaded, else by suspending until it is. Throws what a load fails with. */
export function usePart<Props>(part: ThemePart<Props>): PartComponent<Props> {
  return use(part.suspendOn());
}
