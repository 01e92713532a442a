import { useWaits } from '@shop/theming/use-waits';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { NeedsScript } from '../parts/needs-script';
import { useLoaded } from '../parts/use-loaded';
import styles from './restock-offer.module.css';
import { restockOfferWords } from './restock-offer-words';

const loadForm = () => import('./restock-form');

/** In the place of the button of a product that is out of stock: says so, and offers a mail when it is back. */
export default function RestockOffer({ productKey }: { readonly productKey: string }) {
  const waits = useWaits();
  const words = useWords(restockOfferWords);
  const [form, load] = useLoaded(loadForm);
  return (
    <div className={styles.offer} data-waits={waits}>
      <p className={styles.state}>{words.outOfStock}</p>
      <NeedsScript />
      {form === null ? (
        <Button variant="secondary" isWide onClick={load}>
          {words.offer}
        </Button>
      ) : (
        <form.RestockForm productKey={productKey} />
      )}
    </div>
  );
}
