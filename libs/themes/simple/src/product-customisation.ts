import type { addedToCartWords } from './parts/added-to-cart/added-to-cart-words';
import type { addToCartWords } from './pages/product-detail/add-to-cart-words';
import type { buyBarWords } from './pages/product-detail/buy-bar-words';
import type { productDetailWords } from './pages/product-detail/product-detail-words';
import type { productGalleryWords } from './pages/product-detail/product-gallery-words';
import type { postalCodeArrivalWords } from './product/postal-code-arrival-words';
import type { freeShippingWords } from './parts/free-shipping-words';
import type { priceTiersWords } from './product/price-tiers-words';
import type { productFurtherWords } from './product/product-further-words';
import type { productPromiseWords } from './product/product-promise-words';
import type { restockCancellationWords } from './product/restock-cancellation-words';
import type { restockFormWords } from './product/restock-form-words';
import type { restockOfferWords } from './product/restock-offer-words';
import type { reviewFormWords } from './product/review-form-words';
import type { reviewsWords } from './product/reviews-words';
import type { productSetsWords } from './product/product-sets-words';
import type { sizeAdviceWords } from './product/size-advice-words';
import type { sizeTablesWords } from './product/size-tables-words';
import type { productZoomWords } from './product/product-zoom-words';
import type { activeFiltersWords } from './pages/product-list/active-filters-words';
import type { facetCountWords } from './pages/product-list/facet-count-words';
import type { filterSheetWords } from './pages/product-list/filter-sheet-words';
import type { filterFormWords } from './pages/product-list/filter-form-words';
import type { nothingFoundWords } from './parts/nothing-found-words';
import type { productListWords } from './pages/product-list/product-list-words';
import type { productRequestFormWords } from './parts/product-request-form-words';
import type { searchOutcomeWords } from './pages/product-list/search-outcome-words';
import type { favouriteWords } from './parts/favourite/favourite-words';
import type { signInQuestionWords } from './parts/sign-in-question/sign-in-question-words';
import type { productSaveButtonsWords } from './parts/product-save-buttons-words';
import type { ratingWords } from './parts/rating-words';
import type { sortLinksWords } from './parts/sort-links-words';
import type { stockWords } from './parts/stock-words';
import type { searchSuggestionsWords } from './parts/search-suggestions-words';
import type { searchFormWords } from './layouts/default/search-form-words';
import type { productCardWords } from './parts/product-card-words';
import type { priceWords } from './parts/price-words';

/** The words of the product list, of one product, and of what surrounds products, which a theme may replace. */
export type ProductWords =
  | typeof addedToCartWords
  | typeof addToCartWords
  | typeof buyBarWords
  | typeof productDetailWords
  | typeof productGalleryWords
  | typeof postalCodeArrivalWords
  | typeof productFurtherWords
  | typeof freeShippingWords
  | typeof priceTiersWords
  | typeof productPromiseWords
  | typeof restockCancellationWords
  | typeof restockFormWords
  | typeof restockOfferWords
  | typeof reviewFormWords
  | typeof reviewsWords
  | typeof productSetsWords
  | typeof sizeAdviceWords
  | typeof sizeTablesWords
  | typeof productZoomWords
  | typeof activeFiltersWords
  | typeof facetCountWords
  | typeof filterSheetWords
  | typeof filterFormWords
  | typeof nothingFoundWords
  | typeof productListWords
  | typeof productRequestFormWords
  | typeof searchOutcomeWords
  | typeof favouriteWords
  | typeof signInQuestionWords
  | typeof productSaveButtonsWords
  | typeof ratingWords
  | typeof sortLinksWords
  | typeof stockWords
  | typeof searchSuggestionsWords
  | typeof searchFormWords
  | typeof productCardWords
  | typeof priceWords;
