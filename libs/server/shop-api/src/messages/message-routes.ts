import type { Route } from '../http/define-route';
import { getMessageRoute } from './get-message-route';
import { listMessagesRoute } from './list-messages-route';

/** Notices that the shop shows on its pages. */
export const messageRoutes: readonly Route[] = [listMessagesRoute, getMessageRoute];
