import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { handle } from '../http/handle';
import { frontSettings } from './front-settings';

/** GET /v1/settings/front */
export const getFrontSettingsRoute = handle(getFrontSettingsSpec, ({ channel }) =>
  Promise.resolve(frontSettings(channel)),
);
