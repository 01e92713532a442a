import { meQuery } from '@shop/feature-account/me-query';
import { newArrivalsQuery } from '@shop/feature-catalogue/new-arrivals-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { useQuery } from '@tanstack/react-query';
import { ProductCards } from '../../parts/product-cards';
import styles from './ec-page.module.css';
import { ecWords } from './ec-words';
import { PrimaryLink } from '../../parts/primary-link';

/** The logged-in home: a welcome, a link to the member's orders, new products. core §2 */
export default function EcPage() {
  const words = useWords(ecWords);
  const api = useApi();
  const me = useQuery(meQuery(api)).data;
  const arrivals = useQuery(newArrivalsQuery(api)).data;
  return (
    <>
      <h1>{words.heading}</h1>
      <p className={styles.welcome}>{me === undefined ? ' ' : words.welcome(me.name)}</p>
      <div className={styles.links}>
        <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
        <LinkButton to={paths.orderHistory()} variant="secondary">
          {words.orderHistory}
        </LinkButton>
      </div>
      {arrivals !== undefined && (
        <section aria-labelledby="ec-arrivals">
          <h2 id="ec-arrivals">{words.newArrivals}</h2>
          <ProductCards products={arrivals} headingLevel={3} />
        </section>
      )}
    </>
  );
}
