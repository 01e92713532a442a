import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { staticPageUrlsQuery } from '@shop/feature-content/static-page-urls-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useSettings } from '@shop/site/use-settings';
import { Slot } from '@shop/theming/slot';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BrandMark } from './brand-mark';
import styles from './site-footer.module.css';

const SHOPPING = [
  [paths.productList(), '商品一覧'],
  [paths.productList({ sort: 'new' }), '新着商品'],
  [paths.cart(), 'ショッピングカート'],
] as const;
const MEMBERS = [
  [paths.login(), 'ログイン'],
  [paths.mypage(), 'マイページ'],
  [paths.orderHistory(), '注文履歴'],
] as const;

/** The foot of every page; short where nothing should lead away. */
export function SiteFooter({ isShort }: { readonly isShort: boolean }) {
  const { siteName } = useSettings();
  const categories = useQuery(categoriesQuery(useApi())).data ?? [];
  const pages = useQuery(staticPageUrlsQuery(useApi())).data ?? [];
  const columns = [
    SHOPPING,
    categories.map(({ key, name }) => [paths.productList({ category: key }), name] as const),
    MEMBERS,
    pages.map(({ url, title }) => [url, title] as const),
  ];
  return (
    <footer className={styles.footer}>
      <Slot id="footer-note" />
      {!isShort && (
        <nav aria-label="フッターメニュー" className={styles.columns}>
          {columns.map((links, at) => (
            <ul key={at} className={styles.list}>
              {links.map(([to, label]) => (
                <li key={to}>
                  <Link className={styles.link} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      )}
      <p className={styles.name}>
        <BrandMark />
        {siteName}
      </p>
    </footer>
  );
}
