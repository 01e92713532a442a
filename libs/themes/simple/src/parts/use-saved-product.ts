import type { SavedProduct } from '@shop/feature-catalogue/marks/saved-products-query';
import { useState } from 'react';
import type { SavedCommands } from './saved-product-row';
import { useMemberAction } from './use-member-action';

/** Whether a kept product still is one, on this page; a removal can be taken back. */
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
    /** Something has been pressed here. */
    hasChanged,
    remove: () => change(true, () => remove(current)),
    putBack: () => change(false, async () => setCurrent(await putBack(current))),
  };
}
