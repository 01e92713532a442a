import { useEffect, useState } from 'react';

/** Finds the element that is to have the focus. */
type FindElement = () => HTMLElement | null | undefined;

/**
 * Moves the focus to what a change of state brings, once that is rendered, however long it takes. Called after the state
 * is set.
 */
export function useFocusAfterRender(): (find: FindElement) => void {
  const [wanted, setWanted] = useState<{ readonly find: FindElement } | null>(null);
  useEffect(() => wanted?.find()?.focus(), [wanted]);
  return (find) => setWanted({ find });
}
