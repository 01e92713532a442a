import type { pointWords } from './pages/point/point-words';
import type { messageCenterWords } from './pages/message-center/message-center-words';
import type { messageDetailWords } from './pages/message-detail/message-detail-words';
import type { inquiryHistoryWords } from './pages/inquiry-history/inquiry-history-words';
import type { inquiryDetailWords } from './pages/inquiry-detail/inquiry-detail-words';
import type { productHistoryWords } from './pages/product-history/product-history-words';
import type { searchHistoryWords } from './pages/search-history/search-history-words';
import type { requestHistoryWords } from './pages/request-history/request-history-words';
import type { loginHistoryWords } from './pages/login-history/login-history-words';
import type { favouriteListWords } from './pages/favourite-list/favourite-list-words';
import type { mypageNoticesWords } from './pages/mypage/mypage-notices-words';
import type { deleteWithQuestionWords } from './parts/delete-with-question-words';

/** The words of points, messages, inquiries and what a member did in the past. */
export type HistoryWords =
  | typeof deleteWithQuestionWords
  | typeof mypageNoticesWords
  | typeof pointWords
  | typeof messageCenterWords
  | typeof messageDetailWords
  | typeof inquiryHistoryWords
  | typeof inquiryDetailWords
  | typeof productHistoryWords
  | typeof searchHistoryWords
  | typeof requestHistoryWords
  | typeof loginHistoryWords
  | typeof favouriteListWords;
