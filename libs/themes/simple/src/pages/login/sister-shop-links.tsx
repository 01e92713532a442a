import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { publicSiteQuery } from '@shop/site/settings/public-site-query';
import { useWords } from '@shop/theming/use-words';
import { Panel } from '@shop/ui-kit/panel';
import { useQuery } from '@tanstack/react-query';
import styles from './login-page.module.css';
import { loginWords } from './login-words';

/** Who is signed in at another shop of the platform changes over from there. core §1 "channel sync" */
export function SisterShopLinks() {
  const words = useWords(loginWords);
  const shops = useQuery(publicSiteQuery(useApi())).data?.sisterShops ?? [];
  if (shops.length === 0) return null;
  return (
    <Panel title={words.sisterShops}>
      <p>{words.sisterShopsLead}</p>
      <ul className={styles.shops}>
        {shops.map(({ channel, name, url }) => (
          <li key={channel}>
            <a href={`${url}${paths.mypage()}`}>{words.mypageOf(name)}</a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
