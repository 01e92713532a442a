import type { EndpointSpec } from './endpoint';
import { createSyncTokenSpec } from './auth/create-sync-token';
import { finishOauthSpec } from './auth/finish-oauth';
import { linkOauthSpec } from './auth/link-oauth';
import { startOauthSpec } from './auth/start-oauth';
import { loginSpec } from './auth/login';
import { loginSyncChannelSpec } from './auth/login-sync-channel';
import { logoutSpec } from './auth/logout';
import { refreshTokenSpec } from './auth/refresh-token';
import { unlockAccountSpec } from './auth/unlock-account';
import { verifyLoginSpec } from './auth/verify-login';
import { downloadBannerSpec } from './banners/download-banner';
import { listBannersSpec } from './banners/list-banners';
import { getBlogSpec } from './blogs/get-blog';
import { listBlogProductsSpec } from './blogs/list-blog-products';
import { listBlogsSpec } from './blogs/list-blogs';
import { createBookmarkSpec } from './bookmarks/create-bookmark';
import { deleteBookmarkSpec } from './bookmarks/delete-bookmark';
import { getBookmarkSpec } from './bookmarks/get-bookmark';
import { listBookmarksSpec } from './bookmarks/list-bookmarks';
import { listBrandsSpec } from './brands/list-brands';
import { getBusinessCalendarSpec } from './business-dates/get-business-calendar';
import { addCartProductSetSpec } from './carts/add-cart-product-set';
import { addCartProductSpec } from './carts/add-cart-product';
import { addCartShippingSpec } from './carts/add-cart-shipping';
import { checkCartRecipientsSpec } from './carts/check-cart-recipients';
import { importCartRecipientsSpec } from './carts/import-cart-recipients';
import { addCartCouponSpec } from './carts/add-cart-coupon';
import { deleteCartCouponSpec } from './carts/delete-cart-coupon';
import { setCartPointSpec } from './carts/set-cart-point';
import { addCartPackingSpec } from './carts/add-cart-packing';
import { modifyCartPackingSpec } from './carts/modify-cart-packing';
import { previewCartPackingsSpec } from './carts/preview-cart-packings';
import { addCartAccessorySpec } from './carts/add-cart-accessory';
import { modifyCartAccessoriesSpec } from './carts/modify-cart-accessories';
import { deleteCartAccessoriesSpec } from './carts/delete-cart-accessories';
import { divideCartProductSpec } from './carts/divide-cart-product';
import { clearCartPaymentErrorSpec } from './carts/clear-cart-payment-error';
import { setCartReceiverSpec } from './carts/set-cart-receiver';
import { checkCartPaymentSpec } from './carts/check-cart-payment';
import { decideCartSpec } from './carts/decide-cart';
import { deleteSavedCartProductSpec } from './carts/delete-saved-cart-product';
import { undoDeleteSavedCartProductSpec } from './carts/undo-delete-saved-cart-product';
import { moveSavedCartProductToCartSpec } from './carts/move-saved-cart-product-to-cart';
import { saveCartProductSpec } from './carts/save-cart-product';
import { deleteCartProductsSpec } from './carts/delete-cart-products';
import { getCartOrderSpec } from './carts/get-cart-order';
import { getCartSpec } from './carts/get-cart';
import { initCartSpec } from './carts/init-cart';
import { modifyCartOrderSpec } from './carts/modify-cart-order';
import { modifyCartOtherSpec } from './carts/modify-cart-other';
import { modifyCartProductsSpec } from './carts/modify-cart-products';
import { modifyCartShippingSpec } from './carts/modify-cart-shipping';
import { resetCartShippingsSpec } from './carts/reset-cart-shippings';
import { resetCartSpec } from './carts/reset-cart';
import { createCatalogOrderSpec } from './catalog-orders/create-catalog-order';
import { listCatalogsSpec } from './catalogs/list-catalogs';
import { getCategoryHierarchySpec } from './categories/get-category-hierarchy';
import { getCollectionSpec } from './collections/get-collection';
import { getMyCompanySpec } from './companies/get-my-company';
import { downloadCompanyStatementSpec } from './company-statements/download-company-statement';
import { listCompanyStatementsSpec } from './company-statements/list-company-statements';
import { listCouponsSpec } from './coupons/list-coupons';
import { listMyCouponsSpec } from './coupons/list-my-coupons';
import { takeCouponSpec } from './coupons/take-coupon';
import { createEcommerceEventSpec } from './ecommerce-events/create-ecommerce-event';
import { getEcommerceEventSpec } from './ecommerce-events/get-ecommerce-event';
import { checkEmailVerifySpec } from './email-verify/check-email-verify';
import { requestEmailVerifySpec } from './email-verify/request-email-verify';
import { getFileContentsSpec } from './files/get-file-contents';
import { uploadFileSpec } from './files/upload-file';
import { getFlipBookSpec } from './flip-books/get-flip-book';
import { listFlipBooksSpec } from './flip-books/list-flip-books';
import { getFreeAreaSpec } from './free-areas/get-free-area';
import { listFreeAreasSpec } from './free-areas/list-free-areas';
import { createInquirySpec } from './inquiries/create-inquiry';
import { getInquirySpec } from './inquiries/get-inquiry';
import { listInquiriesSpec } from './inquiries/list-inquiries';
import { replyInquirySpec } from './inquiries/reply-inquiry';
import { downloadInvoiceSpec } from './invoices/download-invoice';
import { getInvoiceSpec } from './invoices/get-invoice';
import { getLandingPageSpec } from './landing-pages/get-landing-page';
import { listLandingPagesSpec } from './landing-pages/list-landing-pages';
import { getLayoutSpec } from './layouts/get-layout';
import { getPageLayoutSpec } from './layouts/get-page-layout';
import { likeProductSpec } from './likes/like-product';
import { unlikeProductSpec } from './likes/unlike-product';
import { listLoginHistoriesSpec } from './login-histories/list-login-histories';
import { getMakerSpec } from './makers/get-maker';
import { listMakersSpec } from './makers/list-makers';
import { createMemoSpec } from './memos/create-memo';
import { deleteMemoSpec } from './memos/delete-memo';
import { updateMemoSpec } from './memos/update-memo';
import { getMessageSpec } from './messages/get-message';
import { listMessagesSpec } from './messages/list-messages';
import { deleteNameEmbroiderySpec } from './name-embroideries/delete-name-embroidery';
import { getNameEmbroiderySpec } from './name-embroideries/get-name-embroidery';
import { updateNameEmbroiderySpec } from './name-embroideries/update-name-embroidery';
import { getNewsSpec } from './news/get-news';
import { listNewsSpec } from './news/list-news';
import { readNewsSpec } from './news/read-news';
import { approveOrderApprovalSpec } from './order-approvals/approve-order-approval';
import { createOrderApprovalSpec } from './order-approvals/create-order-approval';
import { getOrderApprovalSpec } from './order-approvals/get-order-approval';
import { listOrderApprovalsSpec } from './order-approvals/list-order-approvals';
import { rejectOrderApprovalSpec } from './order-approvals/reject-order-approval';
import { withdrawOrderApprovalSpec } from './order-approvals/withdraw-order-approval';
import { checkOrderDeskSpec } from './order-desk/check-order-desk';
import { cancelOrderSpec } from './orders/cancel-order';
import { findOrderSpec } from './orders/find-order';
import { getGuestOrderSpec } from './orders/get-guest-order';
import { getOrderSpec } from './orders/get-order';
import { listOrdersSpec } from './orders/list-orders';
import { listPackingsSpec } from './packings/list-packings';
import { createPasskeySpec } from './passkeys/create-passkey';
import { deletePasskeySpec } from './passkeys/delete-passkey';
import { listPasskeysSpec } from './passkeys/list-passkeys';
import { loginByPasskeySpec } from './passkeys/login-by-passkey';
import { startPasskeyLoginSpec } from './passkeys/start-passkey-login';
import { startPasskeyRegistrationSpec } from './passkeys/start-passkey-registration';
import { updatePasskeySpec } from './passkeys/update-passkey';
import { listCartPaymentsSpec } from './payments/list-cart-payments';
import { receivePaymentEventSpec } from './payments/receive-payment-event';
import { getPaymentServiceSpec } from './payment-services/get-payment-service';
import { listPaymentsSpec } from './payments/list-payments';
import { getPointsSpec } from './points/get-points';
import { listPointHistoriesSpec } from './points/list-point-histories';
import { getPopupSpec } from './popups/get-popup';
import { listPopupsSpec } from './popups/list-popups';
import { getPostalCodeSpec } from './postal-codes/get-postal-code';
import { listPrefecturesSpec } from './postal-codes/list-prefectures';
import { createProductHistorySpec } from './product-histories/create-product-history';
import { deleteProductHistoriesSpec } from './product-histories/delete-product-histories';
import { listGuestProductHistoriesSpec } from './product-histories/list-guest-product-histories';
import { listProductHistoriesSpec } from './product-histories/list-product-histories';
import { createProductRequestSpec } from './product-requests/create-product-request';
import { deleteProductRequestHistorySpec } from './product-requests/delete-product-request-history';
import { listProductRequestHistoriesSpec } from './product-requests/list-product-request-histories';
import { deleteProductSearchHistorySpec } from './product-search-histories/delete-product-search-history';
import { listProductSearchHistoriesSpec } from './product-search-histories/list-product-search-histories';
import { createProductSearchHistorySpec } from './products/create-product-search-history';
import { getProductFacetsSpec } from './products/get-product-facets';
import { getProductSpec } from './products/get-product';
import { listNewProductsSpec } from './products/list-new-products';
import { listProductAccessoriesSpec } from './products/list-product-accessories';
import { getProductDeliverySpec } from './products/get-product-delivery';
import { listProductSetsSpec } from './products/list-product-sets';
import { listProductSizeTablesSpec } from './products/list-product-size-tables';
import { listProductUosSpec } from './products/list-product-uos';
import { listProductsSpec } from './products/list-products';
import { listRecommendedProductsSpec } from './products/list-recommended-products';
import { listQaCategoriesSpec } from './qas/list-qa-categories';
import { listQasSpec } from './qas/list-qas';
import { downloadCartQuotationSpec } from './quotations/download-cart-quotation';
import { downloadOrderQuotationSpec } from './quotations/download-order-quotation';
import { checkGuestReceiptSpec } from './receipts/check-guest-receipt';
import { downloadGuestReceiptSpec } from './receipts/download-guest-receipt';
import { downloadReceiptSpec } from './receipts/download-receipt';
import { getGuestReceiptSpec } from './receipts/get-guest-receipt';
import { getReceiptSpec } from './receipts/get-receipt';
import { updateGuestReceiptSpec } from './receipts/update-guest-receipt';
import { updateReceiptSpec } from './receipts/update-receipt';
import { checkReminderSpec } from './reminder/check-reminder';
import { requestReminderSpec } from './reminder/request-reminder';
import { resetReminderSpec } from './reminder/reset-reminder';
import { createRestockNoticeSpec } from './restock-notices/create-restock-notice';
import { deleteRestockNoticeSpec } from './restock-notices/delete-restock-notice';
import { createOrderReturnSpec } from './returns/create-order-return';
import { getOrderReturnsSpec } from './returns/get-order-returns';
import { withdrawOrderReturnSpec } from './returns/withdraw-order-return';
import { createReviewSpec } from './reviews/create-review';
import { listReviewsSpec } from './reviews/list-reviews';
import { checkSchoolSpec } from './schools/check-school';
import { listSchoolPickupsSpec } from './schools/list-school-pickups';
import { listSchoolRequirementsSpec } from './schools/list-school-requirements';
import { getCartLeadtimesSpec } from './shipping-leadtime/get-cart-leadtimes';
import { getColorSchemeSpec } from './site/get-color-scheme';
import { getFrontSettingsSpec } from './site/get-front-settings';
import { getPublicSpec } from './site/get-public';
import { checkSocialGiftDeliverySpec } from './social-gifts/check-social-gift-delivery';
import { checkSocialGiftShippingSpec } from './social-gifts/check-social-gift-shipping';
import { completeSocialGiftSpec } from './social-gifts/complete-social-gift';
import { declineSocialGiftSpec } from './social-gifts/decline-social-gift';
import { getInputLeadtimesSpec } from './social-gifts/get-input-leadtimes';
import { getSocialGiftCompletionSpec } from './social-gifts/get-social-gift-completion';
import { getSocialGiftShippingSpec } from './social-gifts/get-social-gift-shipping';
import { listSocialGiftProductsSpec } from './social-gifts/list-social-gift-products';
import { getShopTermsSpec } from './shop-terms/get-shop-terms';
import { listSitemapEntriesSpec } from './sitemaps/list-sitemap-entries';
import { listSitemapPartsSpec } from './sitemaps/list-sitemap-parts';
import { getStaticPageSpec } from './static-pages/get-static-page';
import { listStaticPageUrlsSpec } from './static-pages/list-static-page-urls';
import { getStylistSpec } from './stylists/get-stylist';
import { listStylistsSpec } from './stylists/list-stylists';
import { listProductSuggestionsSpec } from './suggestions/list-product-suggestions';
import { listSearchCorrectionsSpec } from './suggestions/list-search-corrections';
import { getSystemMessageSpec } from './system-messages/get-system-message';
import { listSystemMessagesSpec } from './system-messages/list-system-messages';
import { readSystemMessageSpec } from './system-messages/read-system-message';
import { listTagsSpec } from './tags/list-tags';
import { unlockTagSpec } from './tags/unlock-tag';
import { createMeasurementSpec } from './timeseries/create-measurement';
import { deleteMeasurementSpec } from './timeseries/delete-measurement';
import { deleteMeasurementsSpec } from './timeseries/delete-measurements';
import { listMeasurementsSpec } from './timeseries/list-measurements';
import { createUserAddressSpec } from './user-addresses/create-user-address';
import { deleteAllUserAddressesSpec } from './user-addresses/delete-all-user-addresses';
import { deleteUserAddressSpec } from './user-addresses/delete-user-address';
import { exportUserAddressesSpec } from './user-addresses/export-user-addresses';
import { getUserAddressSpec } from './user-addresses/get-user-address';
import { importUserAddressesSpec } from './user-addresses/import-user-addresses';
import { listUserAddressesSpec } from './user-addresses/list-user-addresses';
import { setDefaultSenderSpec } from './user-addresses/set-default-sender';
import { setDefaultUserAddressSpec } from './user-addresses/set-default-user-address';
import { updateUserAddressSpec } from './user-addresses/update-user-address';
import { createUserCardSpec } from './user-cards/create-user-card';
import { deleteUserCardSpec } from './user-cards/delete-user-card';
import { listUserCardsSpec } from './user-cards/list-user-cards';
import { setMainUserCardSpec } from './user-cards/set-main-user-card';
import { attachUserListsSpec } from './user-lists/attach-user-lists';
import { detachFromUserListSpec } from './user-lists/detach-from-user-list';
import { detachUserListsSpec } from './user-lists/detach-user-lists';
import { getUserListSpec } from './user-lists/get-user-list';
import { listUserListsSpec } from './user-lists/list-user-lists';
import { createUserMemorialSpec } from './user-memorials/create-user-memorial';
import { deleteUserMemorialSpec } from './user-memorials/delete-user-memorial';
import { getUserMemorialSpec } from './user-memorials/get-user-memorial';
import { listUserMemorialsSpec } from './user-memorials/list-user-memorials';
import { updateUserMemorialSpec } from './user-memorials/update-user-memorial';
import { cancelPendingEmailSpec } from './users/cancel-pending-email';
import { createUserSpec } from './users/create-user';
import { deleteMyUserSpec } from './users/delete-my-user';
import { exportMyDataSpec } from './users/export-my-data';
import { getMyUserSpec } from './users/get-my-user';
import { getUserDummySpec } from './users/get-user-dummy';
import { updateMyPasswordSpec } from './users/update-my-password';
import { updateMyUserSpec } from './users/update-my-user';

/**
 * Every call of the contract. For the server and tests only: it pulls in all schemas. A list, one line for each call and
 * one for its import: cut in parts it would only be harder to see that none is missing.
 */
export const CONTRACT_TABLE: readonly EndpointSpec[] = [
  createSyncTokenSpec,
  finishOauthSpec,
  linkOauthSpec,
  startOauthSpec,
  loginSpec,
  loginSyncChannelSpec,
  logoutSpec,
  refreshTokenSpec,
  unlockAccountSpec,
  verifyLoginSpec,
  downloadBannerSpec,
  listBannersSpec,
  getBlogSpec,
  listBlogProductsSpec,
  listBlogsSpec,
  createBookmarkSpec,
  deleteBookmarkSpec,
  getBookmarkSpec,
  listBookmarksSpec,
  listBrandsSpec,
  getBusinessCalendarSpec,
  addCartProductSetSpec,
  addCartProductSpec,
  addCartShippingSpec,
  checkCartRecipientsSpec,
  importCartRecipientsSpec,
  addCartCouponSpec,
  deleteCartCouponSpec,
  setCartPointSpec,
  addCartPackingSpec,
  modifyCartPackingSpec,
  previewCartPackingsSpec,
  addCartAccessorySpec,
  modifyCartAccessoriesSpec,
  deleteCartAccessoriesSpec,
  divideCartProductSpec,
  clearCartPaymentErrorSpec,
  setCartReceiverSpec,
  checkCartPaymentSpec,
  decideCartSpec,
  deleteCartProductsSpec,
  saveCartProductSpec,
  moveSavedCartProductToCartSpec,
  deleteSavedCartProductSpec,
  undoDeleteSavedCartProductSpec,
  getCartOrderSpec,
  getCartSpec,
  initCartSpec,
  modifyCartOrderSpec,
  modifyCartOtherSpec,
  modifyCartProductsSpec,
  modifyCartShippingSpec,
  resetCartShippingsSpec,
  resetCartSpec,
  createCatalogOrderSpec,
  listCatalogsSpec,
  getCategoryHierarchySpec,
  getCollectionSpec,
  getMyCompanySpec,
  listCompanyStatementsSpec,
  downloadCompanyStatementSpec,
  listCouponsSpec,
  listMyCouponsSpec,
  takeCouponSpec,
  createEcommerceEventSpec,
  getEcommerceEventSpec,
  checkEmailVerifySpec,
  requestEmailVerifySpec,
  getFileContentsSpec,
  uploadFileSpec,
  getFlipBookSpec,
  listFlipBooksSpec,
  getFreeAreaSpec,
  listFreeAreasSpec,
  createInquirySpec,
  getInquirySpec,
  listInquiriesSpec,
  replyInquirySpec,
  downloadInvoiceSpec,
  getInvoiceSpec,
  getLandingPageSpec,
  listLandingPagesSpec,
  getLayoutSpec,
  getPageLayoutSpec,
  likeProductSpec,
  unlikeProductSpec,
  listLoginHistoriesSpec,
  getMakerSpec,
  listMakersSpec,
  createMemoSpec,
  deleteMemoSpec,
  updateMemoSpec,
  getMessageSpec,
  listMessagesSpec,
  deleteNameEmbroiderySpec,
  getNameEmbroiderySpec,
  updateNameEmbroiderySpec,
  getNewsSpec,
  listNewsSpec,
  readNewsSpec,
  createOrderApprovalSpec,
  listOrderApprovalsSpec,
  getOrderApprovalSpec,
  approveOrderApprovalSpec,
  rejectOrderApprovalSpec,
  withdrawOrderApprovalSpec,
  checkOrderDeskSpec,
  cancelOrderSpec,
  findOrderSpec,
  getGuestOrderSpec,
  getOrderSpec,
  listOrdersSpec,
  listPackingsSpec,
  createPasskeySpec,
  deletePasskeySpec,
  listPasskeysSpec,
  loginByPasskeySpec,
  startPasskeyLoginSpec,
  startPasskeyRegistrationSpec,
  updatePasskeySpec,
  listCartPaymentsSpec,
  getPaymentServiceSpec,
  listPaymentsSpec,
  receivePaymentEventSpec,
  getPointsSpec,
  listPointHistoriesSpec,
  getPopupSpec,
  listPopupsSpec,
  getPostalCodeSpec,
  listPrefecturesSpec,
  createProductHistorySpec,
  deleteProductHistoriesSpec,
  listGuestProductHistoriesSpec,
  listProductHistoriesSpec,
  createProductRequestSpec,
  deleteProductRequestHistorySpec,
  listProductRequestHistoriesSpec,
  deleteProductSearchHistorySpec,
  listProductSearchHistoriesSpec,
  createProductSearchHistorySpec,
  getProductFacetsSpec,
  getProductSpec,
  listNewProductsSpec,
  listProductAccessoriesSpec,
  getProductDeliverySpec,
  listProductSetsSpec,
  listProductSizeTablesSpec,
  listProductUosSpec,
  listProductsSpec,
  listRecommendedProductsSpec,
  listQaCategoriesSpec,
  listQasSpec,
  downloadCartQuotationSpec,
  downloadOrderQuotationSpec,
  checkGuestReceiptSpec,
  downloadGuestReceiptSpec,
  downloadReceiptSpec,
  getGuestReceiptSpec,
  getReceiptSpec,
  updateGuestReceiptSpec,
  updateReceiptSpec,
  checkReminderSpec,
  requestReminderSpec,
  resetReminderSpec,
  createRestockNoticeSpec,
  deleteRestockNoticeSpec,
  createOrderReturnSpec,
  getOrderReturnsSpec,
  withdrawOrderReturnSpec,
  createReviewSpec,
  listReviewsSpec,
  checkSchoolSpec,
  getCartLeadtimesSpec,
  getColorSchemeSpec,
  getFrontSettingsSpec,
  getPublicSpec,
  checkSocialGiftDeliverySpec,
  checkSocialGiftShippingSpec,
  completeSocialGiftSpec,
  declineSocialGiftSpec,
  getInputLeadtimesSpec,
  getSocialGiftCompletionSpec,
  getSocialGiftShippingSpec,
  listSocialGiftProductsSpec,
  getShopTermsSpec,
  listSitemapEntriesSpec,
  listSitemapPartsSpec,
  getStaticPageSpec,
  listStaticPageUrlsSpec,
  getStylistSpec,
  listStylistsSpec,
  listProductSuggestionsSpec,
  listSearchCorrectionsSpec,
  getSystemMessageSpec,
  listSystemMessagesSpec,
  readSystemMessageSpec,
  listTagsSpec,
  unlockTagSpec,
  createMeasurementSpec,
  deleteMeasurementSpec,
  deleteMeasurementsSpec,
  listMeasurementsSpec,
  createUserAddressSpec,
  deleteAllUserAddressesSpec,
  deleteUserAddressSpec,
  exportUserAddressesSpec,
  getUserAddressSpec,
  importUserAddressesSpec,
  listUserAddressesSpec,
  setDefaultSenderSpec,
  setDefaultUserAddressSpec,
  updateUserAddressSpec,
  createUserCardSpec,
  deleteUserCardSpec,
  listUserCardsSpec,
  setMainUserCardSpec,
  attachUserListsSpec,
  detachFromUserListSpec,
  detachUserListsSpec,
  getUserListSpec,
  listUserListsSpec,
  createUserMemorialSpec,
  deleteUserMemorialSpec,
  getUserMemorialSpec,
  listUserMemorialsSpec,
  updateUserMemorialSpec,
  createUserSpec,
  deleteMyUserSpec,
  exportMyDataSpec,
  getMyUserSpec,
  getUserDummySpec,
  updateMyPasswordSpec,
  updateMyUserSpec,
  listSchoolPickupsSpec,
  listSchoolRequirementsSpec,
  cancelPendingEmailSpec,
];
