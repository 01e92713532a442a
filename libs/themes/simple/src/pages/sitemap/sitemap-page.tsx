import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { staticPageUrlsQuery } from '@shop/feature-content/static-page-urls-query';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { contentPaths } from '@shop/site/paths/content-paths';
import { orderPaths } from '@shop/site/paths/order-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../parts/query-failure';
import { CategoryBranch } from './category-branch';
import styles from './sitemap-page.module.css';
import { sitemapWords } from './sitemap-words';

/** Links to every page of the shop. core §2 */
export default function SitemapPage() {
  const words = useWords(sitemapWords);
  const publicPages = [
    { to: paths.home(), name: words.home },
    { to: paths.productList(), name: words.productList },
    { to: paths.productList({ sort: 'new' }), name: words.newArrivals },
    { to: paths.makers(), name: words.makers },
    { to: paths.brands(), name: words.brands },
    { to: paths.stylists(), name: words.stylists },
    { to: paths.faq(), name: words.faq },
    { to: paths.contact(), name: words.contact },
    { to: paths.catalogOrder(), name: words.catalogOrder },
    { to: paths.flipBooks(), name: words.flipBooks },
    { to: paths.news(), name: words.news },
    { to: paths.blog(), name: words.blog },
    { to: contentPaths.landingPages(), name: words.landingPages },
    { to: paths.coupons(), name: words.coupons },
    { to: contentPaths.popups(), name: words.popups },
    { to: paths.cart(), name: words.cart },
    { to: orderPaths.find(), name: words.findOrder },
  ];
  // Whoever is not signed in comes to the sign-in first.
  const memberPages = [
    { to: accountPaths.register(), name: words.register },
    { to: paths.login(), name: words.login },
    { to: paths.mypage(), name: words.mypage },
    { to: paths.orderHistory(), name: words.orderHistory },
    { to: accountPaths.favourites(), name: words.favourites },
    { to: accountPaths.addressBook(), name: words.addressBook },
    { to: accountPaths.points(), name: words.points },
    { to: accountPaths.userInfo(), name: words.userInfo },
  ];
  const api = useApi();
  const { data: categories, error, isPending, refetch } = useQuery(categoriesQuery(api));
  const guides = useQuery(staticPageUrlsQuery(api)).data ?? [];
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <h1>{words.heading}</h1>
      <div className={styles.columns}>
        <section aria-labelledby="sitemap-categories" className={styles.wide}>
          <h2 id="sitemap-categories">{words.categories}</h2>
          {isPending && <SkeletonPage sizes={['line', 'line', 'line', 'line']} />}
          {error !== null && categories === undefined && <QueryFailure error={error} onRetry={refetch} />}
          <ul className={styles.categories}>
            {categories?.map((category) => (
              <CategoryBranch key={category.key} category={category} />
            ))}
          </ul>
        </section>
        <LinkList title={words.information} links={publicPages} />
        <LinkList title={words.members} links={memberPages} />
        {guides.length > 0 && (
          <LinkList title={words.guides} links={guides.map(({ url, title }) => ({ to: url, name: title }))} />
        )}
      </div>
    </>
  );
}

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly name: string }[];
}

function LinkList({ title, links }: LinkListProps) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
