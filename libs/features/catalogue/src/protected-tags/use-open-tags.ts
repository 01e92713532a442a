import { useShopServices } from '@shop/query/shop-services-provider';
import { TAG_GRANTS_EVENT, validTagGrants } from '@shop/session/tag-grants';
import { TAG_GRANTS_NAME } from '@shop/session/tag-grants-name';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { tagsQuery, type TagView } from './tags-query';

/** A password-protected tag that is open in this tab. */
export interface OpenTag extends TagView {
  /** ISO 8601. */
  readonly openUntil: string;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(TAG_GRANTS_EVENT, onChange);
  return () => window.removeEventListener(TAG_GRANTS_EVENT, onChange);
}

/** The password-protected tags that are open in this tab: those that it has a valid grant for, as far as the API accepts it. */
export function useOpenTags(): readonly OpenTag[] {
  const services = useShopServices();
  const tags = useQuery(tagsQuery(services.api)).data ?? [];
  const storage = tabStorage(services);
  const stored = useSyncExternalStore(
    subscribe,
    () => storage.getItem(TAG_GRANTS_NAME),
    () => null,
  );
  const grants = stored === null ? [] : validTagGrants(storage, services.clock.now());
  return tags.flatMap((tag) => {
    const grant = grants.find((one) => one.tag === tag.key);
    if (grant === undefined || !tag.isUnlocked) return [];
    return [{ ...tag, openUntil: new Date(grant.expireAt).toISOString() }];
  });
}
