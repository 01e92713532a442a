import { staticPageUrlsQuery } from '@shop/feature-content/static-page-urls-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './site-footer.module.css';
import { footerWords } from './footer-words';
import { FooterNoteSlot } from '../../slots/layout-slots';
import { definePart } from '@shop/theming/theme-place';
import type { SitePartProps } from './site-props';

/** The foot of every page. */
function PlainSiteFooter({ isCheckout }: SitePartProps) {
  const words = useWords(footerWords);
  const { siteName } = useSettings();
  const pages = useQuery(staticPageUrlsQuery(useApi())).data ?? [];
  const links = [
    { to: paths.home(), name: words.home },
    { to: paths.productList(), name: words.productList },
    { to: paths.news(), name: words.news },
    { to: paths.blog(), name: words.blog },
    { to: paths.faq(), name: words.faq },
    { to: paths.contact(), name: words.contact },
    { to: paths.catalogOrder(), name: words.catalogOrder },
    { to: paths.flipBooks(), name: words.flipBooks },
    { to: paths.coupons(), name: words.coupons },
    { to: paths.mypage(), name: words.mypage },
  ];
  return (
    <footer className={styles.footer}>
      <FooterNoteSlot />
      {!isCheckout && <div data-late="footer" />}
      <nav aria-label={words.menu}>
        <ul className={styles.list}>
          {links.map(({ to, name }) => (
            <li key={to}>
              <Link className={styles.link} to={to}>
                {name}
              </Link>
            </li>
          ))}
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

/** Replaceable under `footer`. */
export const SiteFooter = definePart('footer', PlainSiteFooter);
