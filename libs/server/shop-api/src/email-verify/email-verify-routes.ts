import type { Route } from '../http/define-route';
import { checkEmailVerifyRoute } from './check-email-verify-route';
import { requestEmailVerifyRoute } from './request-email-verify-route';

/** Confirmation of a mail address by a code. */
export const emailVerifyRoutes: readonly Route[] = [requestEmailVerifyRoute, checkEmailVerifyRoute];
