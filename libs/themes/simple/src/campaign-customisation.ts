import type { consentWords } from '@shop/feature-tracking/consent-words';
import type { bannerAreaWords } from './parts/banner-area-words';
import type { couponCardWords } from './parts/coupon-card-words';
import type { couponWords } from './pages/coupon/coupon-words';
import type { flipBookDetailWords } from './pages/flip-book-detail/flip-book-detail-words';
import type { flipBookWords } from './pages/flip-book/flip-book-words';
import type { latePlaceWords } from './parts/late-place-words';
import type { landingPageWords } from './pages/landing-page/landing-page-words';
import type { landingPagesWords } from './pages/landing-pages/landing-pages-words';
import type { lostCouponsWords } from './parts/lost-coupons-words';
import type { orderSavingsWords } from './parts/order-savings/order-savings-words';
import type { pageMessagesWords } from './parts/page-messages-words';
import type { popupOverPageWords } from './parts/popup-over-page-words';
import type { scrollAidsWords } from './parts/scroll-aids-words';
import type { popupWords } from './pages/popup/popup-words';
import type { productUosWords } from './pages/product-uos/product-uos-words';

/** The words of coupons, landing pages, digital catalogues, popups, banners, messages, consent and units of sale. */
export type CampaignWords =
  | typeof bannerAreaWords
  | typeof consentWords
  | typeof couponCardWords
  | typeof couponWords
  | typeof flipBookDetailWords
  | typeof flipBookWords
  | typeof latePlaceWords
  | typeof landingPageWords
  | typeof landingPagesWords
  | typeof lostCouponsWords
  | typeof orderSavingsWords
  | typeof pageMessagesWords
  | typeof popupOverPageWords
  | typeof scrollAidsWords
  | typeof popupWords
  | typeof productUosWords;
