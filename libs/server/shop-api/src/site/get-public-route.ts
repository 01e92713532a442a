import { getPublicSpec } from '@shop/contract/site/get-public';
import { defineRoute } from '../http/define-route';
import { findSisterShops } from './find-sister-shops';

/** GET /public.json */
export const getPublicRoute = defineRoute(getPublicSpec, async ({ db, channel, config }) => ({
  env: { baseApiURL: config.baseApiUrl },
  site: {
    key: channel.key,
    name: channel.name,
    description: channel.description,
    login_providers: config.oidcProviders.map(({ type, name = type }) => ({ type, name })),
    sister_shops: await findSisterShops(db, channel, config),
  },
}));
