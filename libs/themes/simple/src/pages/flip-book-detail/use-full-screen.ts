import { type RefObject, useSyncExternalStore } from 'react';

const follow = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Shows an element on the full screen, where the browser offers that; on the server it does not. */
export function useFullScreen(place: RefObject<HTMLElement | null>) {
  const isOffered = useSyncExternalStore(
    follow,
    () => document.fullscreenEnabled,
    () => false,
  );
  const isOn = useSyncExternalStore(
    follow,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = async () => {
    if (isOn) await document.exitFullscreen();
    else await place.current?.requestFullscreen();
  };
  return { isOffered, isOn, toggle: () => void toggle() };
}
