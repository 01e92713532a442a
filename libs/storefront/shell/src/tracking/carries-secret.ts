import type { PageDefinition } from '../page/define-page';

/** Whether the URL of the open page carries a secret, for example that of a mail's link. */
export const carriesSecret = (
  page: Pick<PageDefinition, 'hasSecret' | 'secretParameter'> | null,
  search: string,
): boolean =>
  page?.hasSecret === true ||
  (page?.secretParameter !== undefined && new URLSearchParams(search).has(page.secretParameter));
