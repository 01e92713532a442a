import { ownPath } from '@shop/site';
import { useTheme } from '@shop/theming';
import { useLocation } from 'react-router';
import type { PageHead } from '../pages/page-definition';
import { useShopDocument } from './shop-document-provider';

/** The one address of a page: the configured origin, no slash at the end, only parameters that make another page. */
export function canonicalAddress(
  origin: string,
  pathname: string,
  search: string,
  parameters: readonly string[] = [],
): string {
  const path = ownPath(pathname.replace(/\/+$/, '')) ?? '/';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of parameters) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  const query = kept.toString();
  return `${origin}${path}${query === '' ? '' : `?${query}`}`;
}

/** Title, description and canonical address of the page that is shown. */
export function DocumentHead({
  head,
  title,
  siteName,
}: {
  readonly head: PageHead;
  readonly title: string;
  readonly siteName: string;
}) {
  const { origin } = useShopDocument();
  const { pathname, search } = useLocation();
  const theme = useTheme();
  return (
    <>
      <title>{[head.title ?? title, siteName].filter(Boolean).join(' | ')}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonicalAddress(origin, pathname, search, head.canonicalParameters)} />
      )}
      <meta name="theme-color" content={theme.tokens.color.primary} />
    </>
  );
}
