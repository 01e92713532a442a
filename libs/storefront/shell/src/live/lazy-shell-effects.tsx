import { useShopServices } from '@shop/query/shop-services-provider';
import { type ComponentType, useEffect, useState } from 'react';
import { useShopDocument } from '../document/shop-document-provider';
import { LIVE_EVENT, livePart } from './live-part';

/** The first events that show that somebody interacts with the page. */
const INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Loads the live part and renders its effects: at the first interaction, as soon as anything has called the API, or at
 * once for a visitor who holds a token.
 */
export function LazyShellEffects() {
  const { session } = useShopServices();
  const { session: renderedSession } = useShopDocument();
  const [Effects, setEffects] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    // If the code cannot be loaded, whatever needs it next tries again.
    const start = () => void session.restore().catch(() => undefined);
    const show = () =>
      void livePart.load().then(({ ShellEffects }) => {
        if (!isUnmounted) setEffects(() => ShellEffects);
      });
    if (renderedSession !== 'absent') {
      start();
      show();
    }
    for (const type of INTERACTIONS) window.addEventListener(type, start, { passive: true, once: true });
    window.addEventListener(LIVE_EVENT, show, { once: true });
    return () => {
      isUnmounted = true;
      for (const type of INTERACTIONS) window.removeEventListener(type, start);
      window.removeEventListener(LIVE_EVENT, show);
    };
  }, [session, renderedSession]);
  return Effects === null ? null : <Effects />;
}
