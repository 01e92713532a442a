import type { blogArticleWords } from './pages/blog-article/blog-article-words';
import type { blogWords } from './pages/blog/blog-words';
import type { brandWords } from './pages/brand/brand-words';
import type { catalogOrderWords } from './pages/catalog-order/catalog-order-words';
import type { contactCompleteWords } from './pages/contact-complete/contact-complete-words';
import type { contactConfirmWords } from './pages/contact-confirm/contact-confirm-words';
import type { contactWords } from './pages/contact/contact-words';
import type { faqWords } from './pages/faq/faq-words';
import type { makerDetailWords } from './pages/maker-detail/maker-detail-words';
import type { makerWords } from './pages/maker/maker-words';
import type { newsArticleWords } from './pages/news-article/news-article-words';
import type { newsWords } from './pages/news/news-words';
import type { schoolItemsWords } from './pages/school-items/school-items-words';
import type { protectedTagsWords } from './pages/protected-tags/protected-tags-words';
import type { schoolCheckWords, schoolSearchWords } from './pages/protected-tags/school-search-words';
import type { sitemapWords } from './pages/sitemap/sitemap-words';
import type { staticPageWords } from './pages/static-page/static-page-words';
import type { stylistDetailWords } from './pages/stylist-detail/stylist-detail-words';
import type { stylistWords } from './pages/stylist/stylist-words';
import type { closedDaysWords } from './parts/closed-days-words';
import type { contactStepsWords } from './parts/contact-steps-words';
import type { kanaIndexWords } from './parts/kana-index-words';

/** The words of content: articles, makers, brands, stylists, questions, contact and static pages. */
export type ContentWords =
  | typeof blogArticleWords
  | typeof blogWords
  | typeof brandWords
  | typeof catalogOrderWords
  | typeof closedDaysWords
  | typeof contactCompleteWords
  | typeof contactConfirmWords
  | typeof contactStepsWords
  | typeof contactWords
  | typeof faqWords
  | typeof kanaIndexWords
  | typeof makerDetailWords
  | typeof makerWords
  | typeof newsArticleWords
  | typeof newsWords
  | typeof protectedTagsWords
  | typeof schoolCheckWords
  | typeof schoolItemsWords
  | typeof schoolSearchWords
  | typeof sitemapWords
  | typeof staticPageWords
  | typeof stylistDetailWords
  | typeof stylistWords;
