import { getColorSchemeSpec } from '@shop/contract/site/get-color-scheme';
import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { getPublicSpec } from '@shop/contract/site/get-public';
import { handle, type Route } from '../http/handle';
import { findSisterShops } from './find-sister-shops';
import { frontSettings } from './front-settings';

/** Pixels and seconds of the waiting styles. core §9 */
const LOADING_SIZE = 20;
const CURSOR_SIZE = 10;
const CURSOR_FRAME_S = 0.1;
const PRIMARY_TOKEN = 'shop-color-primary';
const PRIMARY_COLOUR = '#2f5d50';
const SCHEME_NAME = '標準';

/** GET /public.json */
const getPublicRoute = handle(getPublicSpec, async ({ db, channel, config }) => ({
  env: { baseApiURL: config.baseApiUrl },
  site: {
    key: channel.key,
    name: channel.name,
    description: channel.description,
    login_providers: config.oidcProviders.map(({ type, name = type }) => ({ type, name })),
    sister_shops: await findSisterShops(db, channel, config.shopOrigins),
  },
}));

/** GET /v1/settings/front */
const getFrontSettingsRoute = handle(getFrontSettingsSpec, ({ channel }) =>
  Promise.resolve(frontSettings(channel)),
);

/** GET /v1/colorschemes/selected/front */
const getColorSchemeRoute = handle(getColorSchemeSpec, ({ channel }) => {
  const color = channel.colorScheme[PRIMARY_TOKEN] ?? PRIMARY_COLOUR;
  return Promise.resolve({
    name: SCHEME_NAME,
    tokens: channel.colorScheme,
    loading: { size: LOADING_SIZE, color },
    cursor: { size: CURSOR_SIZE, frame: CURSOR_FRAME_S, color },
  });
});

export const siteRoutes: readonly Route[] = [getPublicRoute, getFrontSettingsRoute, getColorSchemeRoute];
