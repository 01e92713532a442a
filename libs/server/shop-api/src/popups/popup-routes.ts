import type { Route } from '../http/define-route';
import { getPopupRoute } from './get-popup-route';
import { listPopupsRoute } from './list-popups-route';

/** Popups. */
export const popupRoutes: readonly Route[] = [listPopupsRoute, getPopupRoute];
