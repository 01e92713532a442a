import type { Route } from '../http/define-route';
import { listProductSuggestionsRoute } from './list-product-suggestions-route';
import { listSearchCorrectionsRoute } from './list-search-corrections-route';

/** Suggestions while a search is typed, and corrections where it has found nothing. */
export const suggestionRoutes: readonly Route[] = [listSearchCorrectionsRoute, listProductSuggestionsRoute];
