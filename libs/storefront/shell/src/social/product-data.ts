import type { ProductRating } from '@shop/feature-catalogue/product-rating-query';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { productSummary } from '@shop/feature-catalogue/product-summary';
import type { PageUrl, StructuredData } from './page-description';

const AVAILABILITY: Readonly<Record<ProductView['stockState'], string>> = {
  in_stock: 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  out: 'https://schema.org/OutOfStock',
};

/** The highest rating of a review. */
const BEST_RATING = 5;

/** The product as a schema.org Product, with the price including tax that the page shows to every shopper. */
export function productData(
  product: ProductView,
  rating: ProductRating | null,
  { origin, url }: PageUrl,
): StructuredData {
  const availability = product.isAvailable ? AVAILABILITY[product.stockState] : AVAILABILITY.out;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    description: productSummary(product),
    image: product.pictures.map(({ src }) => `${origin}${src}`),
    brand: { '@type': 'Brand', name: product.brandName },
    manufacturer: { '@type': 'Organization', name: product.makerName },
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'JPY',
      price: product.priceWithTax,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: product.priceWithTax,
        priceCurrency: 'JPY',
        valueAddedTaxIncluded: true,
      },
      availability,
      itemCondition: 'https://schema.org/NewCondition',
    },
    ...(rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: BEST_RATING,
          },
        }),
  };
}
