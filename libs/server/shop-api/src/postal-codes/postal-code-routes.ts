import type { Route } from '../http/define-route';
import { getPostalCodeRoute } from './get-postal-code-route';

/** Addresses by postal code. */
export const postalCodeRoutes: readonly Route[] = [getPostalCodeRoute];
