export { HOME_NEWS_COUNT, type NewsEntryView, newsListQuery } from './news-list-query';
export { type StaticPageView, staticPageQuery } from './static-page-query';
export { type StaticPageLink, staticPageUrlsQuery } from './static-page-urls-query';
