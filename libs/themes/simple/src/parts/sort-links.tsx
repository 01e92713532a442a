import { PRODUCT_SORTS, type ProductFilter, toListQuery } from '@shop/feature-catalogue/product-filter';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { Link } from 'react-router-dom';
import { LinkMenu } from './link-menu';
import { sortLinksWords } from './sort-links-words';

interface SortLinksProps {
  readonly filter: ProductFilter;
  /** The theme's class names for them. */
  readonly classes: Readonly<Partial<Record<'nav' | 'list' | 'link', string | undefined>>>;
}

/** The sort options of the product list, as links: they work without scripts, and each has a URL. Phones show the chosen one alone. */
export function SortLinks({ filter, classes }: SortLinksProps) {
  const words = useWords(sortLinksWords);
  return (
    <nav aria-label={words.sort} className={classes.nav}>
      <LinkMenu
        id="sort"
        opener={
          <>
            <VisuallyHidden>{words.sortBy}</VisuallyHidden>
            {words[filter.sort]}
          </>
        }
        className={classes.list}
      >
        {PRODUCT_SORTS.map((value) => (
          <li key={value}>
            <Link
              className={classes.link}
              to={paths.productList(toListQuery({ ...filter, sort: value, page: 1 }))}
              aria-current={value === filter.sort ? 'true' : undefined}
            >
              {words[value]}
            </Link>
          </li>
        ))}
      </LinkMenu>
    </nav>
  );
}
