import { generatePath } from 'react-router-dom';
import { ACCOUNT_PAGE_PATHS } from './account-page-paths';
import { MAILED_LINK_PARAMETER, type MailedLink } from './mailed-link';
import { withPage, withQuery } from './path-with-query';
import { SHOP_PAGE_PATHS } from './shop-page-paths';

/** What the member looks for among the inquiries; every part is optional. */
export interface InquiryListQuery {
  readonly word?: string | undefined;
  readonly status?: string | undefined;
  readonly category?: number | undefined;
  readonly page?: number | undefined;
}

/** The days of the orders that the member looks for; every part is optional. */
export interface OrderListQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page?: number | undefined;
}

/** What the member looks for in the address book; every part is optional. */
type AddressBookQuery = Pick<InquiryListQuery, 'word' | 'page'>;

/** The parameter of the profile's form that says where a new member was going. */
export const FIRST_PROFILE_PARAMETER = 'next';

const searched = (path: string, { page, ...query }: InquiryListQuery & OrderListQuery): string =>
  withQuery(path, { ...query, page: page === 1 ? undefined : page });

/** The URLs of a member’s pages below the top of the account area, which is `paths.mypage()`, and of the ways to become and stay one. */
export const accountPaths = {
  /** The login page that says that the session could not be refreshed. core §2 */
  loginAgain: () => `${SHOP_PAGE_PATHS.login}/?re=1`,
  ec: () => `${ACCOUNT_PAGE_PATHS.ec}/`,
  /** The member's home in the place of a page that a mail's link has opened, which it then says. */
  ecInsteadOf: (link: MailedLink) =>
    withQuery(`${ACCOUNT_PAGE_PATHS.ec}/`, { [MAILED_LINK_PARAMETER]: link }),
  verify: () => ACCOUNT_PAGE_PATHS.verify,
  /** The form of a member who has just become one by an account elsewhere, and where they were going. */
  firstProfile: (next: string) =>
    withQuery(ACCOUNT_PAGE_PATHS['user-info-edit'], { [FIRST_PROFILE_PARAMETER]: next }),
  password: () => ACCOUNT_PAGE_PATHS.password,
  passkeys: () => ACCOUNT_PAGE_PATHS.passkey,
  addressBook: (query: AddressBookQuery = {}) => searched(ACCOUNT_PAGE_PATHS['address-book'], query),
  addressAdd: () => ACCOUNT_PAGE_PATHS['address-add'],
  addressEdit: (id: number) => generatePath(ACCOUNT_PAGE_PATHS['address-edit'], { key: String(id) }),
  leave: () => ACCOUNT_PAGE_PATHS.leave,
  cards: () => ACCOUNT_PAGE_PATHS.card,
  cardAdd: () => ACCOUNT_PAGE_PATHS['card-add'],
  memorials: () => ACCOUNT_PAGE_PATHS.memorial,
  memorialAdd: () => ACCOUNT_PAGE_PATHS['memorial-add'],
  memorialEdit: (id: number) => generatePath(ACCOUNT_PAGE_PATHS['memorial-edit'], { key: String(id) }),
  measurements: () => ACCOUNT_PAGE_PATHS.measurement,
  measurementEdit: () => ACCOUNT_PAGE_PATHS['measurement-edit'],
  nameEmbroidery: () => ACCOUNT_PAGE_PATHS['name-embroidery'],
  nameEmbroideryEdit: () => ACCOUNT_PAGE_PATHS['name-embroidery-edit'],
  logout: () => ACCOUNT_PAGE_PATHS.logout,
  points: (page = 1) => withPage(ACCOUNT_PAGE_PATHS.point, page),
  messages: (page = 1) => withPage(ACCOUNT_PAGE_PATHS['message-center'], page),
  message: (id: number) => generatePath(ACCOUNT_PAGE_PATHS['message-detail'], { key: String(id) }),
  inquiries: (query: InquiryListQuery = {}) => searched(ACCOUNT_PAGE_PATHS['inquiry-history'], query),
  /** An inquiry with the search that it was found by, to which its page leads back. */
  inquiry: (id: number, query: InquiryListQuery = {}) =>
    searched(generatePath(ACCOUNT_PAGE_PATHS['inquiry-detail'], { key: String(id) }), query),
  productHistory: () => ACCOUNT_PAGE_PATHS['product-history'],
  searchHistory: (page = 1) => withPage(ACCOUNT_PAGE_PATHS['search-history'], page),
  requestHistory: (page = 1) => withPage(ACCOUNT_PAGE_PATHS['request-history'], page),
  loginHistory: (page = 1) => withPage(ACCOUNT_PAGE_PATHS['login-history'], page),
  favouriteList: (key: string, page = 1) =>
    withPage(generatePath(ACCOUNT_PAGE_PATHS['favourite-list'], { key }), page),
  userInfo: () => ACCOUNT_PAGE_PATHS['user-info'],
  userInfoEdit: () => ACCOUNT_PAGE_PATHS['user-info-edit'],
  orders: (query: OrderListQuery) => searched(SHOP_PAGE_PATHS['order-history'], query),
  order: (id: number) => generatePath(ACCOUNT_PAGE_PATHS['order-detail'], { key: String(id) }),
  orderReturn: (id: number) => generatePath(ACCOUNT_PAGE_PATHS['order-return'], { key: String(id) }),
  approvals: (page = 1) => withPage(ACCOUNT_PAGE_PATHS.approvals, page),
  approval: (id: number) => generatePath(ACCOUNT_PAGE_PATHS['approval-detail'], { key: String(id) }),
  /** What the member's company pays for its closing periods. */
  statements: (page = 1) => withPage(ACCOUNT_PAGE_PATHS.statements, page),
  register: () => ACCOUNT_PAGE_PATHS.register,
  registerComplete: () => ACCOUNT_PAGE_PATHS['register-complete'],
  /** The request for a mail by which a new password is set. */
  reminder: () => ACCOUNT_PAGE_PATHS.reminder,
  /** A new password by the secret of a link. */
  resetPassword: (token: string) =>
    `${ACCOUNT_PAGE_PATHS['reset-password']}?${new URLSearchParams({ token }).toString()}`,
  /** The request for a mail that names the user name. */
  reminderUsername: () => ACCOUNT_PAGE_PATHS['reminder-username'],
  /** ご利用規約: a text of the shop, which a live shop need not have. */
  terms: () => '/terms',
  /** プライバシーポリシー: a text of the shop, without which nothing can be ordered. */
  privacy: () => '/privacy',
  bookmarks: (page = 1) => withPage(ACCOUNT_PAGE_PATHS.bookmark, page),
  favourites: (page = 1) => withPage(ACCOUNT_PAGE_PATHS.favourites, page),
} as const;
