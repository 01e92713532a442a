import type { Route } from '../http/define-route';
import { getSystemMessageRoute } from './get-system-message-route';
import { listSystemMessagesRoute } from './list-system-messages-route';
import { readSystemMessageRoute } from './read-system-message-route';

/** Messages of the shop in the member's inbox. */
export const systemMessageRoutes: readonly Route[] = [
  listSystemMessagesRoute,
  readSystemMessageRoute,
  getSystemMessageRoute,
];
