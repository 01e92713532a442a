import { useShopServices } from '@shop/query/shop-services-provider';
import { type ComponentType, useEffect, useState } from 'react';
import { useShopDocument } from '../document/shop-document-provider';
import { LIVE_EVENT, livePart } from './live-part';

/** The first signs of a person on the page. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Makes the page live at the first sign of a person, or as soon as anything has called the API. */
export function LiveEffects() {
  const { session } = useShopServices();
  const { session: drawn } = useShopDocument();
  const [Effects, setEffects] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    // A part that does not arrive is asked for again by whatever needs it next.
    const wake = () => void session.restore().catch(() => undefined);
    const show = () =>
      void livePart.load().then(({ NavigationEffects }) => {
        if (!isGone) setEffects(() => NavigationEffects);
      });
    // Somebody holds a token: the page is live as soon as it stands.
    if (drawn !== 'absent') {
      wake();
      show();
    }
    for (const sign of SIGNS) window.addEventListener(sign, wake, { passive: true, once: true });
    window.addEventListener(LIVE_EVENT, show, { once: true });
    return () => {
      isGone = true;
      for (const sign of SIGNS) window.removeEventListener(sign, wake);
      window.removeEventListener(LIVE_EVENT, show);
    };
  }, [session, drawn]);
  return Effects === null ? null : <Effects />;
}
