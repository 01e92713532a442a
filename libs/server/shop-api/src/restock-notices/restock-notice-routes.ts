import type { Route } from '../http/define-route';
import { createRestockNoticeRoute } from './create-restock-notice-route';
import { deleteRestockNoticeRoute } from './delete-restock-notice-route';

/** Mails to shoppers who want to know when a product is in stock again. */
export const restockNoticeRoutes: readonly Route[] = [createRestockNoticeRoute, deleteRestockNoticeRoute];
