import type { BreadcrumbStep } from '@shop/feature-catalogue/product-breadcrumb';
import type { PageUrl, StructuredData } from './page-description';

/** The breadcrumb as a schema.org BreadcrumbList; its last step is the page itself. */
export function breadcrumbData(steps: readonly BreadcrumbStep[], { origin, url }: PageUrl): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: to === undefined ? url : `${origin}${to}`,
    })),
  };
}
