import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { defineRoute } from '../http/define-route';
import { frontSettings } from './front-settings';

/** GET /v1/settings/front */
export const getFrontSettingsRoute = defineRoute(getFrontSettingsSpec, ({ channel }) =>
  Promise.resolve(frontSettings(channel)),
);
