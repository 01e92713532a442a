import { meQuery } from '@shop/feature-account/me-query';
import { newArrivalsQuery } from '@shop/feature-catalogue/new-arrivals-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { LinkButton } from '@shop/ui-kit/link-button';
import { useQuery } from '@tanstack/react-query';
import { ProductCards } from '../../parts/product-cards';
import styles from './ec-page.module.css';

/** The logged-in home: a word of welcome, the way to one's orders, what is new. core §2 */
export default function EcPage() {
  const api = useApi();
  const me = useQuery(meQuery(api)).data;
  const arrivals = useQuery(newArrivalsQuery(api)).data;
  return (
    <>
      <h1>ホーム</h1>
      <p className={styles.welcome}>{me === undefined ? ' ' : `${me.name} 様、いらっしゃいませ。`}</p>
      <div className={styles.links}>
        <LinkButton to={paths.productList()}>商品一覧を見る</LinkButton>
        <LinkButton to={paths.orderHistory()} variant="secondary">
          注文履歴
        </LinkButton>
      </div>
      {arrivals !== undefined && (
        <section aria-labelledby="ec-arrivals">
          <h2 id="ec-arrivals">新着商品</h2>
          <ProductCards products={arrivals} headingLevel={3} />
        </section>
      )}
    </>
  );
}
