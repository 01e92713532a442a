import { tagsQuery } from '@shop/feature-catalogue/protected-tags/tags-query';
import type { PageLoadInput } from './define-page';

/** Fetches the tags, among which a list without products may have one that its password opens. */
export const prefetchTags = ({ api, prefetch }: Pick<PageLoadInput, 'api' | 'prefetch'>): Promise<void> =>
  prefetch(tagsQuery(api));
