import { ThemeProvider } from '@shop/theming/theme-provider';
import { resolveTheme } from '@shop/theming/resolve-theme';
import type { ReactNode } from 'react';
import { useMatches, useRouteError, useRouteLoaderData } from 'react-router-dom';
import { themes } from 'virtual:shop-themes';
import { headOf } from '../page-route/page-data';
import { routeOfMatches } from '../page-route/route-handle';
import { statusOfFailure, toRouteFailure } from '../page-route/route-failure';
import type { SiteData } from '../site/site-data';
import { DocumentHead } from './document-head';
import { failureView } from './failure-view';
import { PreloadLivePart } from './preload-live-part';
import { useRenderAssets } from './render-assets';
import { useShopDocument } from './shop-document-provider';

/** Answered by the server of every shop. */
const ICON_ADDRESS = '/favicon.svg';
/** The root route's id, given by the framework. */
export const ROOT_ROUTE_ID = 'root';

/** The document around every page, also where the root loader has failed. */
export function RootDocument({ children }: { readonly children: ReactNode }) {
  const site = useRouteLoaderData<SiteData>(ROOT_ROUTE_ID);
  const matches = useMatches();
  const error = useRouteError();
  const shop = useShopDocument();
  const { nonce, tokensCss, Scripts } = useRenderAssets();
  const theme = resolveTheme(themes, site?.namespace);
  const failure = error === undefined || error === null ? null : toRouteFailure(error);
  const route = routeOfMatches(matches);
  const page = failure === null ? (route?.page ?? 'home') : failureView(failure).page;
  const head = failure === null ? headOf(matches.at(-1)?.loaderData) : {};
  // What is drawn for one person, or tells of a failure, is no page to be found by others.
  const isHidden = failure !== null || route?.cache === 'private' || head.isHidden === true;
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
      data-shop-status={failure === null ? undefined : statusOfFailure(failure)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeProvider theme={theme}>
          <DocumentHead
            page={page}
            head={{ ...head, isHidden }}
            title={theme.labels.pageTitles[page]}
            siteName={site?.siteName ?? ''}
          />
        </ThemeProvider>
        <link rel="icon" href={ICON_ADDRESS} type="image/svg+xml" />
        <style {...nonceProps} data-shop-tokens suppressHydrationWarning>
          {tokensCss(theme, site?.colors ?? {})}
        </style>
        {shop.session !== 'absent' && <PreloadLivePart />}
      </head>
      <body>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
        <Scripts {...nonceProps} />
      </body>
    </html>
  );
}
