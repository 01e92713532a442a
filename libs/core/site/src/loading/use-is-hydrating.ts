import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** True while the browser takes over HTML of the server, and on the server itself. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
