import type { SavedProduct } from '@shop/feature-catalogue/saved-products/saved-products-query';
import { useState } from 'react';
import type { SavedCommands } from './saved-commands';
import { useMemberAction } from './use-member-action';

/** The state of one entry of a saved list while its page is open: removed or not, and the commands for both. */
export function useSavedProduct(entry: SavedProduct, { remove, putBack }: SavedCommands) {
  const { isBusy, act } = useMemberAction();
  const [current, setCurrent] = useState(entry);
  const [isRemoved, setIsRemoved] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const change = (isGone: boolean, work: () => Promise<void>) =>
    act(async () => {
      await work();
      setHasChanged(true);
      setIsRemoved(isGone);
    });
  return {
    isBusy,
    isRemoved,
    /** The entry was removed or taken back since the page opened. */
    hasChanged,
    remove: () => change(true, () => remove(current)),
    putBack: () => change(false, async () => setCurrent(await putBack(current))),
  };
}
