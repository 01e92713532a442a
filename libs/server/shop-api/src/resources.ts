import { addressRoutes } from './addresses/address-routes';
import { authRoutes } from './auth/auth-routes';
import { bookmarkRoutes } from './bookmarks/bookmark-routes';
import { cartRoutes } from './carts/cart-routes';
import { categoryRoutes } from './categories/category-routes';
import { couponRoutes } from './coupons/coupon-routes';
import { emailVerifyRoutes } from './email-verify/email-verify-routes';
import type { Route } from './http/handle';
import { likeRoutes } from './likes/like-routes';
import { loginHistoryRoutes } from './login-histories/login-history-routes';
import { makerRoutes } from './makers/maker-routes';
import { memoRoutes } from './memos/memo-routes';
import { newsRoutes } from './news/news-routes';
import { orderRoutes } from './orders/order-routes';
import { packingRoutes } from './packings/packing-routes';
import { paymentRoutes } from './payments/payment-routes';
import { pointRoutes } from './points/point-routes';
import { postalCodeRoutes } from './postal-codes/postal-code-routes';
import { productHistoryRoutes } from './product-histories/product-history-routes';
import { productRequestRoutes } from './product-requests/product-request-routes';
import { productSearchHistoryRoutes } from './product-search-histories/product-search-history-routes';
import { productRoutes } from './products/product-routes';
import { quotationRoutes } from './quotations/quotation-routes';
import { receiptRoutes } from './receipts/receipt-routes';
import { reminderRoutes } from './reminder/reminder-routes';
import { reviewRoutes } from './reviews/review-routes';
import { shippingLeadtimeRoutes } from './shipping-leadtime/shipping-leadtime-routes';
import { siteRoutes } from './site/site-routes';
import { staticPageRoutes } from './static-pages/static-page-routes';
import { systemMessageRoutes } from './system-messages/system-message-routes';
import { measurementRoutes } from './timeseries/measurement-routes';
import { userCardRoutes } from './user-cards/user-card-routes';
import { userListRoutes } from './user-lists/user-list-routes';
import { userMemorialRoutes } from './user-memorials/user-memorial-routes';
import { userRoutes } from './users/user-routes';

/** Every call that the API answers; a resource adds its list here. */
export const ALL_ROUTES: readonly Route[] = [
  ...addressRoutes,
  ...authRoutes,
  ...bookmarkRoutes,
  ...cartRoutes,
  ...categoryRoutes,
  ...couponRoutes,
  ...emailVerifyRoutes,
  ...likeRoutes,
  ...loginHistoryRoutes,
  ...makerRoutes,
  ...measurementRoutes,
  ...memoRoutes,
  ...newsRoutes,
  ...orderRoutes,
  ...packingRoutes,
  ...paymentRoutes,
  ...pointRoutes,
  ...postalCodeRoutes,
  ...productHistoryRoutes,
  ...productRequestRoutes,
  ...productRoutes,
  ...productSearchHistoryRoutes,
  ...quotationRoutes,
  ...receiptRoutes,
  ...reminderRoutes,
  ...reviewRoutes,
  ...shippingLeadtimeRoutes,
  ...siteRoutes,
  ...staticPageRoutes,
  ...systemMessageRoutes,
  ...userCardRoutes,
  ...userListRoutes,
  ...userMemorialRoutes,
  ...userRoutes,
];
