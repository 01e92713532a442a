/**
 * The first part of every query's key: one for each kind of data that the shop fetches. A feature's keys are built from
 * these, and a feature that invalidates a kind of data that another one fetches names it here. Import the namespace:
 * `import * as QUERY_ROOTS from '@shop/query/query-roots'`. The bundler writes a constant where it is used, and none of
 * the others into the first load.
 */
export const account = 'account';
export const banners = 'banners';
export const blogs = 'blogs';
export const bookmarks = 'bookmarks';
export const brands = 'brands';
export const calendar = 'calendar';
export const cart = 'cart';
export const cartLeadtimes = 'cart-leadtimes';
export const cartPackings = 'cart-packings';
export const cartPayments = 'cart-payments';
export const catalogs = 'catalogs';
export const categories = 'categories';
export const collections = 'collections';
export const colorScheme = 'color-scheme';
export const companyStatements = 'company-statements';
export const coupons = 'coupons';
export const favourites = 'favourites';
export const flipBooks = 'flip-books';
export const freeAreas = 'free-areas';
export const gifts = 'gifts';
export const inquiries = 'inquiries';
export const inquiryCategories = 'inquiry-categories';
export const landingPages = 'landing-pages';
export const layouts = 'layouts';
export const makers = 'makers';
export const messages = 'messages';
export const news = 'news';
export const openPayment = 'open-payment';
export const orderApprovals = 'order-approvals';
export const orderOutcome = 'order-outcome';
export const orders = 'orders';
export const packings = 'packings';
export const popups = 'popups';
export const prefectures = 'prefectures';
export const products = 'products';
export const publicSite = 'public-site';
export const qas = 'qas';
export const settings = 'settings';
export const shopTerms = 'shop-terms';
export const staticPages = 'static-pages';
export const stylists = 'stylists';
export const viewingHistory = 'viewing-history';
