export { userAddresses } from './addresses';
export { auditEntries } from './audit';
export type { AuditValues } from './audit';
export { bookmarks, productLikes } from './bookmarks';
export { packings, productAccessories, productUos, uosGroupPrices } from './cart-options';
export { cartLines, cartPackings, carts, cartShippings, cartTokens } from './carts';
export { savedCartLines } from './saved-cart-lines';
export type { StoredAddress, StoredDecision, StoredPickup, StoredReceiver } from './carts';
export { catalogOrders } from './catalog-orders';
export type { OrderedCatalog } from './catalog-orders';
export { businessDates, channels, serverSecrets } from './channels';
export type { SettingValue } from './channels';
export { companies, companyMembers, END_OF_MONTH } from './companies';
export { companyStatementLines, companyStatements } from './company-statements';
export type { StoredStatementTax } from './company-statements';
export { news, newsReads } from './content';
export { contentFiles } from './content-files';
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
export {
  productRequests,
  productReviews,
  reviewPhotos,
  systemMessageReads,
  systemMessages,
} from './feedback';
export { groupPrices } from './group-prices';
export { listedModels } from './listed-models';
export { loginHistories, productHistories, productSearchHistories } from './histories';
export { oauthAttempts, userIdentities } from './identities';
export { importedPictures } from './imported-pictures';
export { hiddenRows, imports, stagedImages, stagedModels, stagedVariants } from './imports';
export type { StagedPicture } from './imports';
export { inquiries, inquiryComments, inquiryFiles } from './inquiries';
export { MAIL_PRIORITIES, mails } from './mails';
export { newsletters } from './newsletters';
export { nameEmbroideries } from './name-embroideries';
export { orderApprovals } from './order-approvals';
export type { StoredApprovalContents } from './order-approvals';
export {
  orderItems,
  orderPackings,
  orders,
  orderShippingItems,
  orderShippings,
  orderTaxAmounts,
} from './orders';
export { orderHistories } from './order-histories';
export type { StoredDiscountPart, StoredImage } from './orders';
export { orderPayments } from './order-payments';
export { orderReturnExchanges, orderReturnItems, orderReturns } from './returns';
export { passkeyChallenges, passkeys } from './passkeys';
export type { PasskeyPurpose } from './passkeys';
export { paymentEvents, paymentTransactions } from './payment-transactions';
export type { StoredMail, TransactionStatus } from './payment-transactions';
export {
  shippingFeeRates,
  checkoutSettings,
  deliveryMethods,
  deliveryTimezones,
  paymentFeeBrackets,
  paymentMethods,
} from './payments';
export type { StoredBankAccount } from './payments';
export { pointEntries, pointUses } from './points';
export { ecommerceEvents, popups } from './popups';
export { productSetItems, productSets } from './product-sets';
export { images } from './images';
export {
  brands,
  categories,
  makers,
  productImages,
  productModelCategories,
  productModels,
  products,
} from './products';
export type { StoredOption } from './product-options';
export { handledRequests } from './handled-requests';
export type { StoredImageSource } from './images';
export { restockedProducts, restockNotices } from './restock-notices';
export { schoolMembers, schoolRequirements, schools, type StoredSchoolPickup } from './schools';
export {
  productSearchWords,
  searchForms,
  searchIndexQueue,
  searchSynonyms,
  searchWords,
  suggestedNames,
} from './search';
export { productModelSizeTables, sizeTables } from './size-tables';
export type { StoredSizeRow } from './size-tables';
export { socialGifts } from './social-gifts';
export { stylistLookModels, stylistLooks, stylists } from './stylists';
export { productModelTags, tags } from './tags';
export { unpaidHolds } from './unpaid-holds';
export { uploads } from './uploads';
export { measurements, userCards, userMemorials } from './user-records';
export { userListItems, userLists } from './user-lists';
export { customerGroups, mailTokens, rateCounters, sessions, users, verificationAttempts } from './users';
export type { MailTokenPurpose } from './users';
