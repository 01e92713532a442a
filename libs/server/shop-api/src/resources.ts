import { addressRoutes } from './addresses/address-routes';
import { authRoutes } from './auth/auth-routes';
import { bannerRoutes } from './banners/banner-routes';
import { blogRoutes } from './blogs/blog-routes';
import { bookmarkRoutes } from './bookmarks/bookmark-routes';
import { businessDateRoutes } from './business-dates/business-date-routes';
import { cartRoutes } from './carts/cart-routes';
import { catalogOrderRoutes } from './catalog-orders/catalog-order-routes';
import { catalogRoutes } from './catalogs/catalog-routes';
import { categoryRoutes } from './categories/category-routes';
import { collectionRoutes } from './collections/collection-routes';
import { companyRoutes } from './companies/company-routes';
import { companyStatementRoutes } from './company-statements/company-statement-routes';
import { couponRoutes } from './coupons/coupon-routes';
import { ecommerceEventRoutes } from './ecommerce-events/ecommerce-event-routes';
import { emailVerifyRoutes } from './email-verify/email-verify-routes';
import { fileRoutes } from './files/file-routes';
import { flipBookRoutes } from './flip-books/flip-book-routes';
import { freeAreaRoutes } from './free-areas/free-area-routes';
import { invoiceRoutes } from './invoices/invoice-routes';
import { landingPageRoutes } from './landing-pages/landing-page-routes';
import { layoutRoutes } from './layouts/layout-routes';
import type { Route } from './http/define-route';
import { inquiryRoutes } from './inquiries/inquiry-routes';
import { likeRoutes } from './likes/like-routes';
import { loginHistoryRoutes } from './login-histories/login-history-routes';
import { makerRoutes } from './makers/maker-routes';
import { memoRoutes } from './memos/memo-routes';
import { messageRoutes } from './messages/message-routes';
import { nameEmbroideryRoutes } from './name-embroideries/name-embroidery-routes';
import { newsRoutes } from './news/news-routes';
import { guestOrderRoutes } from './guest-orders/guest-order-routes';
import { orderApprovalRoutes } from './order-approvals/order-approval-routes';
import { orderDeskRoutes } from './order-desk/order-desk-routes';
import { orderRoutes } from './orders/order-routes';
import { packingRoutes } from './packings/packing-routes';
import { passkeyRoutes } from './passkeys/passkey-routes';
import { paymentRoutes } from './payments/payment-routes';
import { pointRoutes } from './points/point-routes';
import { popupRoutes } from './popups/popup-routes';
import { postalCodeRoutes } from './postal-codes/postal-code-routes';
import { productHistoryRoutes } from './product-histories/product-history-routes';
import { productRequestRoutes } from './product-requests/product-request-routes';
import { productSearchHistoryRoutes } from './product-search-histories/product-search-history-routes';
import { productRoutes } from './products/product-routes';
import { qaRoutes } from './qas/qa-routes';
import { quotationRoutes } from './quotations/quotation-routes';
import { receiptRoutes } from './receipts/receipt-routes';
import { reminderRoutes } from './reminder/reminder-routes';
import { restockNoticeRoutes } from './restock-notices/restock-notice-routes';
import { returnRoutes } from './returns/return-routes';
import { reviewRoutes } from './reviews/review-routes';
import { schoolRoutes } from './schools/school-routes';
import { shippingLeadtimeRoutes } from './shipping-leadtime/shipping-leadtime-routes';
import { shopTermsRoutes } from './shop-terms/shop-terms-routes';
import { sitemapRoutes } from './sitemaps/sitemap-routes';
import { siteRoutes } from './site/site-routes';
import { socialGiftRoutes } from './social-gifts/social-gift-routes';
import { staticPageRoutes } from './static-pages/static-page-routes';
import { stylistRoutes } from './stylists/stylist-routes';
import { suggestionRoutes } from './suggestions/suggestion-routes';
import { systemMessageRoutes } from './system-messages/system-message-routes';
import { tagRoutes } from './tags/tag-routes';
import { measurementRoutes } from './timeseries/measurement-routes';
import { userCardRoutes } from './user-cards/user-card-routes';
import { userListRoutes } from './user-lists/user-list-routes';
import { userMemorialRoutes } from './user-memorials/user-memorial-routes';
import { userRoutes } from './users/user-routes';

/** Every call that the API serves; a resource adds its list here. */
export const ALL_ROUTES: readonly Route[] = [
  ...addressRoutes,
  ...authRoutes,
  ...bannerRoutes,
  ...blogRoutes,
  ...bookmarkRoutes,
  ...businessDateRoutes,
  ...cartRoutes,
  ...catalogOrderRoutes,
  ...catalogRoutes,
  ...categoryRoutes,
  ...collectionRoutes,
  ...companyRoutes,
  ...companyStatementRoutes,
  ...couponRoutes,
  ...ecommerceEventRoutes,
  ...emailVerifyRoutes,
  ...fileRoutes,
  ...flipBookRoutes,
  ...freeAreaRoutes,
  ...inquiryRoutes,
  ...invoiceRoutes,
  ...landingPageRoutes,
  ...layoutRoutes,
  ...likeRoutes,
  ...loginHistoryRoutes,
  ...makerRoutes,
  ...measurementRoutes,
  ...memoRoutes,
  ...messageRoutes,
  ...nameEmbroideryRoutes,
  ...newsRoutes,
  ...orderApprovalRoutes,
  ...orderDeskRoutes,
  ...orderRoutes,
  ...guestOrderRoutes,
  ...packingRoutes,
  ...passkeyRoutes,
  ...paymentRoutes,
  ...pointRoutes,
  ...popupRoutes,
  ...postalCodeRoutes,
  ...productHistoryRoutes,
  ...productRequestRoutes,
  ...productRoutes,
  ...productSearchHistoryRoutes,
  ...qaRoutes,
  ...quotationRoutes,
  ...receiptRoutes,
  ...reminderRoutes,
  ...restockNoticeRoutes,
  ...returnRoutes,
  ...reviewRoutes,
  ...schoolRoutes,
  ...shippingLeadtimeRoutes,
  ...sitemapRoutes,
  ...shopTermsRoutes,
  ...siteRoutes,
  ...socialGiftRoutes,
  ...staticPageRoutes,
  ...stylistRoutes,
  ...suggestionRoutes,
  ...systemMessageRoutes,
  ...tagRoutes,
  ...userCardRoutes,
  ...userListRoutes,
  ...userMemorialRoutes,
  ...userRoutes,
];
