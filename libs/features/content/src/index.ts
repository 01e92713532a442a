export { hideMessage, visibleMessages } from './hidden-messages';
export { type LandingPageView, landingPageQuery } from './landing-page-query';
export { type MessageView, messagesQuery } from './messages-query';
export { type PopupView, popupsQuery } from './popups-query';
export { HOME_NEWS_COUNT, type NewsEntryView, newsListQuery } from './news-list-query';
export { type StaticPageView, staticPageQuery } from './static-page-query';
export { type StaticPageLink, staticPageUrlsQuery } from './static-page-urls-query';
