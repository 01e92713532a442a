import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { defineRoute } from '../http/define-route';
import { findMissingPages } from '../static-pages/required-pages';
import { frontSettings } from './front-settings';

/** What tells the shops' pages that nothing can be ordered now. core §4 */
const SELLING_STOPPED = {
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': true,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': false,
} as const;

/**
 * GET /v1/settings/front. A live shop that does not show the pages which the law asks for sells nothing, and says so
 * before the cart is filled.
 */
export const getFrontSettingsRoute = defineRoute(getFrontSettingsSpec, async ({ db, channel, config }) => {
  const settings = frontSettings(channel);
  if (config.env !== 'live' || (await findMissingPages(db, channel.id)).length === 0) return settings;
  return { ...settings, ...SELLING_STOPPED };
});
