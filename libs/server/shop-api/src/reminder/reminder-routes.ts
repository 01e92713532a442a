import type { Route } from '../http/define-route';
import { checkReminderRoute } from './check-reminder-route';
import { requestReminderRoute } from './request-reminder-route';
import { resetReminderRoute } from './reset-reminder-route';

/** Forgotten user names and passwords. */
export const reminderRoutes: readonly Route[] = [
  requestReminderRoute,
  checkReminderRoute,
  resetReminderRoute,
];
