import { useShopServices } from '@shop/query/shop-services-provider';
import { TAG_GRANTS_NAME } from '@shop/session/tag-grants-name';
import { onFirstInteraction } from '@shop/site/loading/first-interaction';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { type ComponentType, useEffect, useState } from 'react';
import { useShopDocument } from '../document/shop-document-provider';
import { SERVICES_CREATED_EVENT, interactivePart } from './interactive-part';

/**
 * Loads the interactive code and renders its effects: at the first interaction, as soon as anything has called the API, or at
 * once for a shopper who holds a token, or whose tab has opened password-protected tags.
 */
export function LazyShellEffects() {
  const { session, queryClient, channel } = useShopServices();
  const { session: renderedSession } = useShopDocument();
  const [Effects, setEffects] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    // If the code cannot be loaded, whatever needs it next tries again.
    const start = () => void session.restore().catch(() => undefined);
    const show = () =>
      void interactivePart.load().then(({ ShellEffects }) => {
        if (!isUnmounted) setEffects(() => ShellEffects);
      });
    if (
      renderedSession !== 'absent' ||
      tabStorage({ queryClient, channel }).getItem(TAG_GRANTS_NAME) !== null
    ) {
      start();
      show();
    }
    const cancel = onFirstInteraction(start);
    window.addEventListener(SERVICES_CREATED_EVENT, show, { once: true });
    return () => {
      isUnmounted = true;
      cancel();
      window.removeEventListener(SERVICES_CREATED_EVENT, show);
    };
  }, [session, renderedSession, queryClient, channel]);
  return Effects === null ? null : <Effects />;
}
