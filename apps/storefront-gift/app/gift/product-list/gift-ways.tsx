import type { CategoryView } from '@shop/feature-catalogue/categories-query';
import { nextCategories } from '@shop/feature-catalogue/next-categories';
import { productFacetsQuery } from '@shop/feature-catalogue/product-facets-query';
import { type ProductFilter, toListQuery } from '@shop/feature-catalogue/product-filter';
import { formatYen } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { GiftWay } from './gift-way';
import styles from './gift-ways.module.css';
import { lookbookWords } from './lookbook-words';

interface GiftWaysProps {
  readonly categories: readonly CategoryView[];
  readonly filter: ProductFilter;
}

/** Up to what a giver spends, in yen with tax. */
const BUDGETS = [3_000, 5_000, 10_000];

/** How givers begin: with what they can spend, with the occasion, with the way of giving. Each choice is a link. */
export function GiftWays({ categories, filter }: GiftWaysProps) {
  const words = useWords(lookbookWords);
  const tags = useQuery(productFacetsQuery(useApi(), filter)).data?.tag ?? [];
  const to = (part: Partial<ProductFilter>) =>
    paths.productList(toListQuery({ ...filter, ...part, page: 1 }));
  const hasBudget = filter.priceMin !== null || filter.priceMax !== null;
  return (
    <nav aria-label={words.ways} className={styles.ways}>
      <GiftWay
        heading={words.byBudget}
        links={[
          ...BUDGETS.map((priceMax) => ({
            label: words.upTo(formatYen(priceMax)),
            to: to({ priceMin: null, priceMax }),
            isCurrent: filter.priceMin === null && filter.priceMax === priceMax,
          })),
          { label: words.anyBudget, to: to({ priceMin: null, priceMax: null }), isCurrent: !hasBudget },
        ]}
      />
      <GiftWay
        heading={words.byOccasion}
        links={[
          { label: words.everything, to: to({ category: null }), isCurrent: filter.category === null },
          ...nextCategories(categories, filter.category).map(({ key, name }) => ({
            label: name,
            to: to({ category: key }),
            isCurrent: filter.category === key,
          })),
        ]}
      />
      <GiftWay
        heading={words.byWay}
        links={tags.map(({ key, name }) => ({
          label: name,
          to: to({ tag: filter.tag.includes(key) ? [] : [key] }),
          isCurrent: filter.tag.includes(key),
        }))}
      />
    </nav>
  );
}
