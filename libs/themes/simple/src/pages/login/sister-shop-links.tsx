import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { publicSiteQuery } from '@shop/site/public-site-query';
import { Panel } from '@shop/ui-kit/panel';
import { useQuery } from '@tanstack/react-query';
import styles from './login-page.module.css';

/** Who is signed in at another shop of the platform changes over from there. core §1 "channel sync" */
export function SisterShopLinks() {
  const shops = useQuery(publicSiteQuery(useApi())).data?.sisterShops ?? [];
  if (shops.length === 0) return null;
  return (
    <Panel title="グループの店の会員の方">
      <p>ログイン中の店のマイページから、ログインしたままこの店へ移動できます。</p>
      <ul className={styles.shops}>
        {shops.map(({ channel, name, url }) => (
          <li key={channel}>
            <a href={`${url}${paths.mypage()}`}>{name}のマイページ</a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
