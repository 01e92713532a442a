import { internalPath } from '@shop/site/paths/internal-path';
import type { PageId } from '@shop/theming/page-id';
import { useTheme } from '@shop/theming/theme-provider';
import { useLocation } from 'react-router-dom';
import type { PageHead } from './page-head';
import { useRenderAssets } from './render-assets';
import { useShopDocument } from './shop-document-provider';

/** The canonical URL of a page: the configured origin, no slash at the end, only parameters that make another page. */
export function canonicalUrl(
  origin: string,
  pathname: string,
  search: string,
  parameters: readonly string[] = [],
): string {
  const path = internalPath(pathname.replace(/\/+$/, '')) ?? '/';
  const given = new URLSearchParams(search);
  const canonical = new URLSearchParams();
  for (const name of parameters) {
    const value = given.get(name);
    if (value) canonical.set(name, value);
  }
  const query = canonical.toString();
  return `${origin}${path}${query === '' ? '' : `?${query}`}`;
}

/** Title, description and canonical URL of the page that is shown; in a public document also what other sites read. */
export function DocumentHead({
  page,
  head,
  title,
  siteName,
}: {
  readonly page: PageId;
  readonly head: PageHead;
  readonly title: string;
  readonly siteName: string;
}) {
  const { origin, session } = useShopDocument();
  const { SocialHead, themeColor } = useRenderAssets();
  const { pathname, search } = useLocation();
  const theme = useTheme();
  const url = canonicalUrl(origin, pathname, search, head.canonicalParameters);
  const pageTitle = head.title ?? title;
  return (
    <>
      <title>{[pageTitle, siteName].filter(Boolean).join(' | ')}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta name="theme-color" content={themeColor(theme)} />
      {SocialHead !== null && session === 'absent' && !head.isHidden && (
        <SocialHead
          page={page}
          title={pageTitle}
          description={head.description}
          siteName={siteName}
          url={url}
        />
      )}
    </>
  );
}
