import type { addressAddWords } from './pages/address-add/address-add-words';
import type { addressBookWords } from './pages/address-book/address-book-words';
import type { addressEditWords } from './pages/address-edit/address-edit-words';
import type { bookmarkWords } from './pages/bookmark/bookmark-words';
import type { favouritesWords } from './pages/favourites/favourites-words';
import type { leaveWords } from './pages/leave/leave-words';
import type { loginSyncWords } from './pages/login-sync/login-sync-words';
import type { loginUnlockWords } from './pages/login-unlock/login-unlock-words';
import type { loginWords } from './pages/login/login-words';
import type { mypageCompanyWords } from './pages/mypage/mypage-company-words';
import type { mypageWords } from './pages/mypage/mypage-words';
import type { oauthCallbackWords } from './pages/oauth-callback/oauth-callback-words';
import type { passwordWords } from './pages/password/password-words';
import type { verifyEmailWords } from './pages/verify-email/verify-email-words';
import type { verifyWords } from './pages/verify/verify-words';
import type { addressBlockWords } from './parts/address-block-words';
import type { addressFieldsWords } from './parts/address-fields-words';
import type { bookAddressFormWords } from './parts/book-address-form-words';
import type { changeShopWords } from './parts/change-shop-words';
import type { leaveQuestionWords } from './parts/leave-question-words';
import type { logoutButtonWords } from './parts/logout-button-words';
import type { mypageFrameWords } from './parts/mypage-frame-words';
import type { newPasswordWords } from './parts/new-password-words';

/** The words of signing in and of the member’s own pages. */
export type AccountWords =
  | typeof addressAddWords
  | typeof addressBlockWords
  | typeof addressBookWords
  | typeof addressEditWords
  | typeof addressFieldsWords
  | typeof bookAddressFormWords
  | typeof bookmarkWords
  | typeof changeShopWords
  | typeof favouritesWords
  | typeof leaveQuestionWords
  | typeof leaveWords
  | typeof loginSyncWords
  | typeof loginUnlockWords
  | typeof loginWords
  | typeof logoutButtonWords
  | typeof mypageCompanyWords
  | typeof mypageFrameWords
  | typeof mypageWords
  | typeof newPasswordWords
  | typeof oauthCallbackWords
  | typeof passwordWords
  | typeof verifyEmailWords
  | typeof verifyWords;
