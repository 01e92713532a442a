export { HOME_NEWS_COUNT, type NewsEntryView, newsListQuery } from './news-list-query';
