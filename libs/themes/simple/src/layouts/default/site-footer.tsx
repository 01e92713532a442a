import { staticPageUrlsQuery } from '@shop/feature-content/static-page-urls-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useSettings } from '@shop/site/use-settings';
import { Slot } from '@shop/theming/slot';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './site-footer.module.css';

/** The foot of every page. */
export function SiteFooter() {
  const { siteName } = useSettings();
  const pages = useQuery(staticPageUrlsQuery(useApi())).data ?? [];
  return (
    <footer className={styles.footer}>
      <Slot id="footer-note" />
      <nav aria-label="フッターメニュー">
        <ul className={styles.list}>
          <li>
            <Link className={styles.link} to={paths.home()}>
              ホーム
            </Link>
          </li>
          <li>
            <Link className={styles.link} to={paths.productList()}>
              商品一覧
            </Link>
          </li>
          <li>
            <Link className={styles.link} to={paths.mypage()}>
              マイページ
            </Link>
          </li>
          {pages.map(({ url, title }) => (
            <li key={url}>
              <Link className={styles.link} to={url}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.name}>{siteName}</p>
    </footer>
  );
}
