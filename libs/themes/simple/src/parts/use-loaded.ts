import { useCallback, useState } from 'react';

/**
 * Code that a press loads, such as a dialog: the module once it has been loaded, and what starts that. A failed load
 * leaves the page as it is, and the next press tries again; the shell reacts to chunks that are gone (core §8).
 */
export function useLoaded<Module>(load: () => Promise<Module>): readonly [Module | null, () => void] {
  const [module, setModule] = useState<Module | null>(null);
  const start = useCallback(() => void load().then(setModule, () => undefined), [load]);
  return [module, start];
}
