import type { Route } from '../http/define-route';
import { getBusinessCalendarRoute } from './get-business-calendar-route';

/** The calendar of business days and holidays. */
export const businessDateRoutes: readonly Route[] = [getBusinessCalendarRoute];
