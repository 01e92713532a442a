import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { staticPageUrlsQuery } from '@shop/feature-content/static-page-urls-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BrandMark } from './brand-mark';
import { defaultFooterWords } from './default-footer-words';
import styles from './site-footer.module.css';
import { FooterNoteSlot } from '@shop/theme-simple/slots/layout-slots';
import { definePart } from '@shop/theming/theme-place';
import type { SitePartProps } from '@shop/theme-simple/layouts/default/site-props';

/** The foot of every page; short where nothing should lead away. */
function PlainSiteFooter({ isCheckout }: SitePartProps) {
  const words = useWords(defaultFooterWords);
  const { siteName } = useSettings();
  const categories = useQuery(categoriesQuery(useApi())).data ?? [];
  const pages = useQuery(staticPageUrlsQuery(useApi())).data ?? [];
  const shopping = [
    [paths.productList(), words.productList],
    [paths.productList({ sort: 'new' }), words.newArrivals],
    [paths.makers(), words.makers],
    [paths.brands(), words.brands],
    [paths.stylists(), words.stylists],
    [paths.news(), words.news],
    [paths.blog(), words.blog],
    [paths.cart(), words.cart],
  ] as const;
  const members = [
    [paths.login(), words.login],
    [paths.mypage(), words.mypage],
    [paths.orderHistory(), words.orderHistory],
    [paths.faq(), words.faq],
    [paths.contact(), words.contact],
    [paths.catalogOrder(), words.catalogOrder],
  ] as const;
  const columns = [
    shopping,
    categories.map(({ key, name }) => [paths.productList({ category: key }), name] as const),
    members,
    pages.map(({ url, title }) => [url, title] as const),
  ];
  return (
    <footer className={styles.footer}>
      <FooterNoteSlot />
      {!isCheckout && <div data-late="footer" />}
      {!isCheckout && (
        <nav aria-label={words.menu} className={styles.columns}>
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

/** Replaceable under `footer`. */
export const SiteFooter = definePart('footer', PlainSiteFooter);
