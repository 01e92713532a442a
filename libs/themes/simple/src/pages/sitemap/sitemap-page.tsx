import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CategoryBranch } from './category-branch';
import styles from './sitemap-page.module.css';

/** The shop's own pages that everybody may open. */
const PAGES = [
  { to: paths.home(), name: 'ホーム' },
  { to: paths.productList(), name: '商品一覧' },
  { to: paths.productList({ sort: 'new' }), name: '新着商品' },
  { to: paths.cart(), name: 'カート' },
];

/** Pages for members; whoever is not signed in comes to the sign-in first. */
const ACCOUNT_PAGES = [
  { to: paths.login(), name: 'ログイン' },
  { to: paths.mypage(), name: 'マイページ' },
  { to: paths.orderHistory(), name: '注文履歴' },
];

/** Every page of the shop on one, for whoever looks for something. core §2 */
export default function SitemapPage() {
  const categories = useQuery(categoriesQuery(useApi())).data ?? [];
  return (
    <>
      <h1>サイトマップ</h1>
      <div className={styles.columns}>
        <section aria-labelledby="sitemap-categories" className={styles.wide}>
          <h2 id="sitemap-categories">カテゴリーから探す</h2>
          <ul className={styles.categories}>
            {categories.map((category) => (
              <CategoryBranch key={category.key} category={category} />
            ))}
          </ul>
        </section>
        <LinkList title="ご案内" links={PAGES} />
        <LinkList title="会員の方" links={ACCOUNT_PAGES} />
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
