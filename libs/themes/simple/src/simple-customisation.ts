import type { PropsById } from '@shop/theming/theme-place';
import type { WordsById } from '@shop/theming/words';
import type { AccountWords } from './account-customisation';
import type { CampaignWords } from './campaign-customisation';
import type { CheckoutWords } from './checkout-customisation';
import type { ContentWords } from './content-customisation';
import type { GiftWords } from './gift-customisation';
import type { HistoryWords } from './history-customisation';
import type { OrderWords } from './order-customisation';
import type { PersonalWords } from './personal-customisation';
import type { ProductWords } from './product-customisation';
import type { footerWords } from './layouts/default/footer-words';
import type { customerMenuWords } from './layouts/default/customer-menu-words';
import type { headerWords } from './layouts/default/header-words';
import type { layoutWords } from './layouts/default/layout-words';
import type { offlineNoticeWords } from './layouts/default/offline-notice-words';
import type { SiteFooter } from './layouts/default/site-footer';
import type { SiteHeader } from './layouts/default/site-header';
import type { plainLayoutWords } from './layouts/plain/plain-layout-words';
import type { needsScriptWords } from './parts/needs-script-words';
import type { ecWords } from './pages/ec/ec-words';
import type { errorWords } from './pages/error/error-words';
import type { homeWords } from './pages/home/home-words';
import type { maintenanceWords } from './pages/maintenance/maintenance-words';
import type { notFoundWords } from './pages/not-found/not-found-words';
import type { ProductGallery } from './pages/product-detail/product-gallery';
import type { AddressBlock } from './parts/address-block';
import type { breadcrumbWords } from './parts/breadcrumb-words';
import type { formActionsWords } from './parts/form-actions-words';
import type { BlockHead } from './parts/layout-blocks/block-head';
import type { layoutBlockWords } from './parts/layout-blocks/layout-block-words';
import type { reasonsWords } from './parts/layout-blocks/reasons-words';
import type { LineItem } from './parts/line-item';
import type { OrderSummary } from './parts/order-summary';
import type { postalCodeResultWords } from './parts/postal-code-result-words';
import type { Price } from './parts/price';
import type { PrimaryButton } from './parts/primary-button';
import type { PrimaryLink } from './parts/primary-link';
import type { ProductCard } from './parts/product-card';
import type { queryFailureWords } from './parts/query-failure-words';
import type { Rating } from './parts/rating';
import type { savedProductRowWords } from './parts/saved-product-row-words';
import type { savedProductsPageWords } from './parts/saved-products-page-words';
import type { HeaderNoteSlot, FooterNoteSlot } from './slots/layout-slots';
import type { HomeLeadSlot } from './slots/home-slots';
import type { ProductListLeadSlot } from './slots/product-list-slots';
import type { ProductNoteSlot } from './slots/product-slots';
import type { CartNoteSlot, CartLineNoteSlot } from './slots/cart-slots';
import type {
  CartShippingNoteSlot,
  CartDeliveryNoteSlot,
  CartPaymentNoteSlot,
  CartConfirmNoteSlot,
  CartCompleteNoteSlot,
} from './slots/checkout-slots';
import type { LoginNoteSlot, MypageLeadSlot, OrderDetailNoteSlot } from './slots/member-slots';

/** What themes may change of the simple theme without replacing its pages. Types alone: it loads nothing. */
export interface SimpleCustomisation {
  readonly words: WordsById<
    | AccountWords
    | CampaignWords
    | CheckoutWords
    | ContentWords
    | GiftWords
    | HistoryWords
    | OrderWords
    | PersonalWords
    | ProductWords
    | typeof breadcrumbWords
    | typeof ecWords
    | typeof errorWords
    | typeof footerWords
    | typeof formActionsWords
    | typeof customerMenuWords
    | typeof headerWords
    | typeof homeWords
    | typeof layoutWords
    | typeof layoutBlockWords
    | typeof maintenanceWords
    | typeof notFoundWords
    | typeof offlineNoticeWords
    | typeof plainLayoutWords
    | typeof postalCodeResultWords
    | typeof queryFailureWords
    | typeof reasonsWords
    | typeof savedProductRowWords
    | typeof savedProductsPageWords
    | typeof needsScriptWords
  >;
  readonly parts: PropsById<
    | typeof AddressBlock
    | typeof BlockHead
    | typeof SiteFooter
    | typeof SiteHeader
    | typeof LineItem
    | typeof OrderSummary
    | typeof Price
    | typeof PrimaryButton
    | typeof PrimaryLink
    | typeof ProductCard
    | typeof ProductGallery
    | typeof Rating
  >;
  readonly slots: PropsById<
    | typeof HeaderNoteSlot
    | typeof FooterNoteSlot
    | typeof HomeLeadSlot
    | typeof ProductListLeadSlot
    | typeof ProductNoteSlot
    | typeof CartNoteSlot
    | typeof CartLineNoteSlot
    | typeof CartShippingNoteSlot
    | typeof CartDeliveryNoteSlot
    | typeof CartPaymentNoteSlot
    | typeof CartConfirmNoteSlot
    | typeof CartCompleteNoteSlot
    | typeof LoginNoteSlot
    | typeof MypageLeadSlot
    | typeof OrderDetailNoteSlot
  >;
}
