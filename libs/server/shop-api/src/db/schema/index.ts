export { userAddresses } from './addresses';
export { auditEntries } from './audit';
export type { AuditValues } from './audit';
export { bookmarks, productLikes } from './bookmarks';
export { packings, productAccessories, productUos, uosGroupPrices } from './cart-options';
export { cartLines, cartPackings, carts, cartShippings, cartTokens } from './carts';
export type { StoredAddress, StoredDecision, StoredReceiver } from './carts';
export { businessDates, channels, serverSecrets } from './channels';
export type { SettingValue } from './channels';
export { news, newsReads } from './content';
export {
  banners,
  blogs,
  catalogs,
  collectionModels,
  collections,
  flipBookPages,
  flipBooks,
  qaCategories,
  qas,
  stylistLookModels,
  stylistLooks,
  stylists,
} from './content-lists';
export {
  displayMessages,
  freeAreas,
  landingPageCoupons,
  landingPages,
  layoutBlocks,
  pageLayouts,
  staticPages,
} from './content-pages';
export { cartCoupons, coupons, orderCoupons, userCoupons } from './coupons';
export { documentIssuers, orderReceipts } from './documents';
export { shopEnvironment } from './environment';
export { productRequests, productReviews, systemMessages } from './feedback';
export { loginHistories, productHistories } from './histories';
export { oauthAttempts, userIdentities } from './identities';
export { importedPictures } from './imported-pictures';
export { inquiries, inquiryComments, inquiryFiles } from './inquiries';
export { mails } from './mails';
export {
  orderHistories,
  orderItems,
  orderPackings,
  orderPayments,
  orders,
  orderShippingItems,
  orderShippings,
  orderTaxAmounts,
} from './orders';
export type { StoredDiscountPart, StoredImage } from './orders';
export { paymentEvents, paymentTransactions } from './payment-transactions';
export type { StoredMail, TransactionStatus } from './payment-transactions';
export { carriageRates, checkoutRules, deliveryMethods, deliveryTimezones, paymentMethods } from './payments';
export type { StoredBankAccount } from './payments';
export { pointEntries } from './points';
export { ecommerceEvents, popups } from './popups';
export {
  brands,
  categories,
  groupPrices,
  images,
  makers,
  productImages,
  productModelCategories,
  productModels,
  products,
  productSearchHistories,
} from './products';
export type { StoredImageSource, StoredOption } from './products';
export { socialGifts } from './social-gifts';
export { productModelTags, tags } from './tags';
export { uploads } from './uploads';
export { catalogOrders, nameEmbroideries, restockNotices, schoolMembers, schools } from './shop-services';
export type { OrderedCatalog } from './shop-services';
export { measurements, userCards, userMemorials } from './user-records';
export { userListItems, userLists } from './user-lists';
export { customerGroups, mailTokens, rateCounters, sessions, users, verificationAttempts } from './users';
export type { MailTokenPurpose } from './users';
