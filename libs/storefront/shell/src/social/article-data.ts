import type { Picture } from '@shop/site/views/picture';
import type { PageUrl, StructuredData } from './page-description';

/** An article or a piece of news, as far as search engines want to know it. */
interface DescribedArticle {
  readonly title: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly author: string;
  readonly picture: Picture | null;
}

/** The article as a schema.org NewsArticle or BlogPosting. An article without an author is the shop's own. */
export function articleData(
  type: 'NewsArticle' | 'BlogPosting',
  { title, publishedAt, author, picture }: DescribedArticle,
  siteName: string,
  { origin, url }: PageUrl,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    headline: title,
    datePublished: publishedAt,
    mainEntityOfPage: url,
    author:
      author === ''
        ? { '@type': 'Organization', name: siteName, url: origin }
        : { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: siteName, url: origin },
    ...(picture === null ? {} : { image: [`${origin}${picture.src}`] }),
  };
}
