import { useSwitchShop } from '@shop/feature-account/login-sync/use-switch-shop';
import { useApi } from '@shop/query/use-api';
import { publicSiteQuery } from '@shop/site/settings/public-site-query';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { useQuery } from '@tanstack/react-query';
import styles from './change-shop.module.css';
import { changeShopWords } from './change-shop-words';

/** Links to the platform's other shops, which sign in there too; renders nothing where there are none. core §7 */
export function ChangeShop() {
  const words = useWords(changeShopWords);
  const shops = useQuery(publicSiteQuery(useApi())).data?.sisterShops ?? [];
  const { busyChannel, errorText, change } = useSwitchShop();
  if (shops.length === 0) return null;
  return (
    <Panel title={words.heading}>
      <p>{words.lead}</p>
      {errorText !== null && <Notice kind="error">{errorText}</Notice>}
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
