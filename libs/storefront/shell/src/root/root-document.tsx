import { isKnownAtStart, titleOfPage } from '@shop/theming/theme-page';
import { ThemeProvider } from '@shop/theming/theme-provider';
import { resolveTheme } from '@shop/theming/resolve-theme';
import type { ReactNode } from 'react';
import { useMatches, useRouteError, useRouteLoaderData } from 'react-router-dom';
import { themes } from 'virtual:shop-themes';
import { DocumentHead } from '../document/document-head';
import { useRenderAssets } from '../document/render-assets';
import { useShopDocument } from '../document/shop-document-provider';
import { PartFilesLinks } from '../document/theme-part-host';
import { headOf } from '../page/page-data';
import { pageOfMatches } from '../page/route-handle';
import { statusOfRouteError, toRouteError } from '../page/route-error';
import type { SiteData } from '../site/site-data';
import { errorView } from '../page/error-view';
import { PreloadInteractivePart } from './preload-interactive-part';

/** Served by the server of every shop. */
const ICON_PATH = '/favicon.svg';
/** The root route's id, given by the framework. */
export const ROOT_ROUTE_ID = 'root';

/** The document around every page, also where the root loader has failed. */
export function RootDocument({ children }: { readonly children: ReactNode }) {
  const site = useRouteLoaderData<SiteData>(ROOT_ROUTE_ID);
  const matches = useMatches();
  const thrown = useRouteError();
  const shop = useShopDocument();
  const { nonce, tokensCss, Scripts } = useRenderAssets();
  const theme = resolveTheme(themes, site?.namespace);
  const breakpoints = site?.breakpoints ?? null;
  const error = thrown === undefined || thrown === null ? null : toRouteError(thrown);
  const page = pageOfMatches(matches);
  const pageId = error === null ? (page?.id ?? 'home') : errorView(error).page;
  const head = error === null ? headOf(matches.at(-1)?.loaderData) : {};
  // Search engines index neither what is rendered for one person nor error pages.
  const isHidden = error !== null || page?.cache === 'private' || head.isHidden === true;
  const nonceProps = nonce === null ? {} : { nonce };
  return (
    <html
      lang="ja"
      data-shop-channel={shop.channel}
      data-shop-origin={shop.origin}
      data-shop-session={shop.session}
      data-shop-namespace={site?.namespace ?? ''}
      data-shop-prefix={site?.channelPrefix ?? `${shop.channel}_`}
      data-shop-api={site?.apiBase ?? undefined}
      data-shop-breakpoints={breakpoints === null ? undefined : `${breakpoints.small} ${breakpoints.medium}`}
      data-shop-status={error === null ? undefined : statusOfRouteError(error)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeProvider theme={theme}>
          <DocumentHead
            page={pageId}
            head={{ ...head, isHidden }}
            title={titleOfPage(theme, pageId)}
            siteName={site?.siteName ?? ''}
          />
        </ThemeProvider>
        <link rel="icon" href={ICON_PATH} type="image/svg+xml" />
        <style {...nonceProps} data-shop-tokens suppressHydrationWarning>
          {tokensCss(theme, site?.colors ?? {})}
        </style>
        {shop.session !== 'absent' && <PreloadInteractivePart />}
      </head>
      <body>
        {!isKnownAtStart(theme, pageId) && <PartFilesLinks name="pages" part={theme.allPages} />}
        <ThemeProvider theme={theme} PartFiles={PartFilesLinks}>
          {children}
        </ThemeProvider>
        <Scripts {...nonceProps} />
      </body>
    </html>
  );
}
