import type { Route } from '../http/define-route';
import { getColorSchemeRoute } from './get-color-scheme-route';
import { getFrontSettingsRoute } from './get-front-settings-route';
import { getPublicRoute } from './get-public-route';

/** The shop's public settings. */
export const siteRoutes: readonly Route[] = [getPublicRoute, getFrontSettingsRoute, getColorSchemeRoute];
