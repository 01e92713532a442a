import { paths, useSettings } from '@shop/site';
import { Slot } from '@shop/theming';
import { Link } from 'react-router-dom';
import styles from './site-footer.module.css';

/** The foot of every page. */
export function SiteFooter() {
  const { siteName } = useSettings();
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
        </ul>
      </nav>
      <p className={styles.name}>{siteName}</p>
    </footer>
  );
}
