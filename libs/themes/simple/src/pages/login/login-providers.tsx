import { useStartOauth } from '@shop/feature-account/oauth/use-start-oauth';
import { useApi } from '@shop/query/use-api';
import { publicSiteQuery } from '@shop/site/public-site-query';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { useQuery } from '@tanstack/react-query';
import styles from './login-page.module.css';

/** The accounts elsewhere by which one may sign in; nothing where the shop has none. core §1 */
export function LoginProviders() {
  const providers = useQuery(publicSiteQuery(useApi())).data?.loginProviders ?? [];
  const { busyType, failure, start } = useStartOauth();
  if (providers.length === 0) return null;
  return (
    <Panel title="ほかのサービスのアカウント">
      <div className={styles.form}>
        {failure !== null && <Notice kind="error">{failure}</Notice>}
        {providers.map(({ type, name }) => (
          <Button
            key={type}
            variant="secondary"
            isWide
            isBusy={busyType === type}
            disabled={busyType !== null && busyType !== type}
            onClick={() => start(type)}
          >
            {name}でログイン
          </Button>
        ))}
      </div>
    </Panel>
  );
}
