import type { createStore } from 'jotai/vanilla';
import { type ScreenClass, screenClass } from './screen-class';
import type { Settings } from './settings';
import { screenClassAtom } from './site-state';

/**
 * Keeps the screen class of the window by the breakpoints that the shop has now, until the returned function is called; the
 * document's `data-shop-screen` says the same to style sheets. core §4
 */
export function followScreenClass(
  store: ReturnType<typeof createStore>,
  settings: () => Pick<Settings, 'breakpointSm' | 'breakpointMd'>,
  target: Window = globalThis.window,
): () => void {
  const update = () => {
    const { breakpointSm, breakpointMd } = settings();
    const found: ScreenClass = screenClass(target.innerWidth, breakpointSm, breakpointMd);
    store.set(screenClassAtom, found);
    target.document.documentElement.dataset['shopScreen'] = found;
  };
  update();
  target.addEventListener('resize', update);
  return () => target.removeEventListener('resize', update);
}
