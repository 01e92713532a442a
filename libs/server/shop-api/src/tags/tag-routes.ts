import type { Route } from '../http/define-route';
import { listTagsRoute } from './list-tags-route';
import { unlockTagRoute } from './unlock-tag-route';

/** Tags of products, and the passwords that open closed ones. */
export const tagRoutes: readonly Route[] = [listTagsRoute, unlockTagRoute];
