import { useChangeShop } from '@shop/feature-account/login-sync/use-change-shop';
import { useApi } from '@shop/query/use-api';
import { publicSiteQuery } from '@shop/site/public-site-query';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { useQuery } from '@tanstack/react-query';
import styles from './change-shop.module.css';

/** The way to the platform's other shops, signed in there too; nothing where there are none. core §7 */
export function ChangeShop() {
  const shops = useQuery(publicSiteQuery(useApi())).data?.sisterShops ?? [];
  const { busyChannel, failure, change } = useChangeShop();
  if (shops.length === 0) return null;
  return (
    <Panel title="グループの店へ移動する">
      <p>同じメールアドレスで登録した店へ、ログインしたまま移動できます。</p>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <div className={styles.shops}>
        {shops.map((shop) => (
          <Button
            key={shop.channel}
            variant="secondary"
            isBusy={busyChannel === shop.channel}
            onClick={() => change(shop)}
          >
            {shop.name}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
