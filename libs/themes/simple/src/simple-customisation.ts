import type { ProductWords } from './product-customisation';
import type { PropsById } from '@shop/theming/theme-place';
import type { WordsById } from '@shop/theming/words';
import type { CampaignWords } from './campaign-customisation';
import type { HistoryWords } from './history-customisation';
import type { PersonalWords } from './personal-customisation';
import type { footerWords } from './layouts/default/footer-words';
import type { headerWords } from './layouts/default/header-words';
import type { layoutWords } from './layouts/default/layout-words';
import type { offlineNoticeWords } from './layouts/default/offline-notice-words';
import type { SiteFooter } from './layouts/default/site-footer';
import type { SiteHeader } from './layouts/default/site-header';
import type { plainLayoutWords } from './layouts/plain/plain-layout-words';
import type { addressAddWords } from './pages/address-add/address-add-words';
import type { addressBookWords } from './pages/address-book/address-book-words';
import type { addressEditWords } from './pages/address-edit/address-edit-words';
import type { bookmarkWords } from './pages/bookmark/bookmark-words';
import type { cartCompleteWords } from './pages/cart-complete/cart-complete-words';
import type { cartConfirmWords } from './pages/cart-confirm/cart-confirm-words';
import type { cartPaymentWords } from './pages/cart-payment/cart-payment-words';
import type { cartShippingAddWords } from './pages/cart-shipping-add/cart-shipping-add-words';
import type { cartShippingDetailWords } from './pages/cart-shipping-detail/cart-shipping-detail-words';
import type { packingWords } from './pages/cart-shipping-detail/packing-words';
import type { cartShippingSelectWords } from './pages/cart-shipping-select/cart-shipping-select-words';
import type { destinationsWords } from './pages/cart-shipping-select/destinations-words';
import type { cartNewsWords } from './pages/cart/cart-news-words';
import type { cartWords } from './pages/cart/cart-words';
import type { quotationWords } from './pages/cart/quotation-words';
import type { savedLinesWords } from './pages/cart/saved-lines-words';
import type { contactWords } from './pages/contact/contact-words';
import type { contactConfirmWords } from './pages/contact-confirm/contact-confirm-words';
import type { contactCompleteWords } from './pages/contact-complete/contact-complete-words';
import type { contactStepsWords } from './parts/contact-steps-words';
import type { needsScriptWords } from './parts/needs-script-words';
import type { catalogOrderWords } from './pages/catalog-order/catalog-order-words';
import type { ecWords } from './pages/ec/ec-words';
import type { errorWords } from './pages/error/error-words';
import type { favouritesWords } from './pages/favourites/favourites-words';
import type { homeWords } from './pages/home/home-words';
import type { leaveWords } from './pages/leave/leave-words';
import type { loginSyncWords } from './pages/login-sync/login-sync-words';
import type { loginUnlockWords } from './pages/login-unlock/login-unlock-words';
import type { loginWords } from './pages/login/login-words';
import type { maintenanceWords } from './pages/maintenance/maintenance-words';
import type { mypageWords } from './pages/mypage/mypage-words';
import type { blogWords } from './pages/blog/blog-words';
import type { blogArticleWords } from './pages/blog-article/blog-article-words';
import type { newsWords } from './pages/news/news-words';
import type { newsArticleWords } from './pages/news-article/news-article-words';
import type { brandWords } from './pages/brand/brand-words';
import type { faqWords } from './pages/faq/faq-words';
import type { makerWords } from './pages/maker/maker-words';
import type { makerDetailWords } from './pages/maker-detail/maker-detail-words';
import type { stylistWords } from './pages/stylist/stylist-words';
import type { stylistDetailWords } from './pages/stylist-detail/stylist-detail-words';
import type { kanaIndexWords } from './parts/kana-index-words';
import type { notFoundWords } from './pages/not-found/not-found-words';
import type { oauthCallbackWords } from './pages/oauth-callback/oauth-callback-words';
import type { orderDetailWords } from './pages/order-detail/order-detail-words';
import type { orderHistoryWords } from './pages/order-history/order-history-words';
import type { passwordWords } from './pages/password/password-words';
import type { ProductGallery } from './pages/product-detail/product-gallery';
import type { sitemapWords } from './pages/sitemap/sitemap-words';
import type { staticPageWords } from './pages/static-page/static-page-words';
import type { verifyEmailWords } from './pages/verify-email/verify-email-words';
import type { verifyWords } from './pages/verify/verify-words';
import type { addSavedToCartWords } from './parts/add-saved-to-cart-words';
import type { AddressBlock } from './parts/address-block';
import type { addressBlockWords } from './parts/address-block-words';
import type { addressFieldsWords } from './parts/address-fields-words';
import type { bookAddressFormWords } from './parts/book-address-form-words';
import type { breadcrumbWords } from './parts/breadcrumb-words';
import type { changeShopWords } from './parts/change-shop-words';
import type { checkoutFrameWords } from './parts/checkout-frame-words';
import type { checkoutStepsWords } from './parts/checkout-steps-words';
import type { deliveryPreferenceWords } from './parts/delivery-preference-words';
import type { formActionsWords } from './parts/form-actions-words';
import type { BlockHead } from './parts/layout-blocks/block-head';
import type { layoutBlockWords } from './parts/layout-blocks/layout-block-words';
import type { reasonsWords } from './parts/layout-blocks/reasons-words';
import type { leaveQuestionWords } from './parts/leave-question-words';
import type { LineItem } from './parts/line-item';
import type { lineDetailsWords } from './parts/line-details-words';
import type { lineItemWords } from './parts/line-item-words';
import type { logoutButtonWords } from './parts/logout-button-words';
import type { mypageFrameWords } from './parts/mypage-frame-words';
import type { openPaymentWords } from './parts/open-payment-words';
import type { destinationWords } from './parts/destination-words';
import type { severalDestinationsWords } from './parts/several-destinations-words';
import type { orderShippingWords } from './parts/order-shipping-words';
import type { OrderSummary } from './parts/order-summary';
import type { orderSummaryWords } from './parts/order-summary-words';
import type { paymentDetailsWords } from './parts/payment-details-words';
import type { paymentFailureWords } from './parts/payment-failure-words';
import type { postalCodeResultWords } from './parts/postal-code-result-words';
import type { Price } from './parts/price';
import type { PrimaryButton } from './parts/primary-button';
import type { PrimaryLink } from './parts/primary-link';
import type { ProductCard } from './parts/product-card';
import type { queryFailureWords } from './parts/query-failure-words';
import type { Rating } from './parts/rating';
import type { savedProductRowWords } from './parts/saved-product-row-words';
import type { savedProductsPageWords } from './parts/saved-products-page-words';
import type { stepActionsWords } from './parts/step-actions-words';
import type { HeaderNoticeSlot, FooterNoteSlot } from './slots/layout-slots';
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
    | ProductWords
    | CampaignWords
    | HistoryWords
    | PersonalWords
    | typeof addSavedToCartWords
    | typeof addressAddWords
    | typeof addressBlockWords
    | typeof addressBookWords
    | typeof addressEditWords
    | typeof addressFieldsWords
    | typeof bookAddressFormWords
    | typeof bookmarkWords
    | typeof breadcrumbWords
    | typeof cartWords
    | typeof cartNewsWords
    | typeof quotationWords
    | typeof savedLinesWords
    | typeof cartCompleteWords
    | typeof cartConfirmWords
    | typeof cartPaymentWords
    | typeof cartShippingAddWords
    | typeof cartShippingDetailWords
    | typeof cartShippingSelectWords
    | typeof destinationsWords
    | typeof packingWords
    | typeof destinationWords
    | typeof severalDestinationsWords
    | typeof changeShopWords
    | typeof checkoutFrameWords
    | typeof checkoutStepsWords
    | typeof deliveryPreferenceWords
    | typeof ecWords
    | typeof errorWords
    | typeof favouritesWords
    | typeof footerWords
    | typeof formActionsWords
    | typeof headerWords
    | typeof homeWords
    | typeof layoutWords
    | typeof leaveWords
    | typeof layoutBlockWords
    | typeof leaveQuestionWords
    | typeof lineDetailsWords
    | typeof lineItemWords
    | typeof loginWords
    | typeof loginSyncWords
    | typeof loginUnlockWords
    | typeof logoutButtonWords
    | typeof maintenanceWords
    | typeof mypageWords
    | typeof mypageFrameWords
    | typeof blogWords
    | typeof blogArticleWords
    | typeof newsWords
    | typeof newsArticleWords
    | typeof brandWords
    | typeof faqWords
    | typeof makerWords
    | typeof makerDetailWords
    | typeof stylistWords
    | typeof stylistDetailWords
    | typeof kanaIndexWords
    | typeof notFoundWords
    | typeof oauthCallbackWords
    | typeof offlineNoticeWords
    | typeof openPaymentWords
    | typeof orderDetailWords
    | typeof orderHistoryWords
    | typeof orderShippingWords
    | typeof orderSummaryWords
    | typeof passwordWords
    | typeof paymentDetailsWords
    | typeof paymentFailureWords
    | typeof plainLayoutWords
    | typeof postalCodeResultWords
    | typeof queryFailureWords
    | typeof reasonsWords
    | typeof savedProductRowWords
    | typeof savedProductsPageWords
    | typeof contactWords
    | typeof contactConfirmWords
    | typeof contactCompleteWords
    | typeof contactStepsWords
    | typeof needsScriptWords
    | typeof catalogOrderWords
    | typeof sitemapWords
    | typeof staticPageWords
    | typeof stepActionsWords
    | typeof verifyWords
    | typeof verifyEmailWords
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
    | typeof HeaderNoticeSlot
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
