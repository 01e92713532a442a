import { useEffect, useSyncExternalStore } from 'react';

const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, '');

/** Whether the document of this tab was loaded for the path that it now shows. */
function isLoadedForItsPath(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded === undefined) return false;
  return withoutSlash(new URL(loaded.name).pathname) === withoutSlash(window.location.pathname);
}

const neverChanges = () => () => undefined;
const onServer = () => true;

/**
 * A page that shows another site in a frame needs a document whose policy allows it. Returns whether this is one; where a
 * navigation has led to the page within another document, it is loaded again as its own.
 */
export function useOwnDocument(): boolean {
  const isOwn = useSyncExternalStore(neverChanges, isLoadedForItsPath, onServer);
  useEffect(() => {
    if (!isOwn) window.location.reload();
  }, [isOwn]);
  return isOwn;
}
