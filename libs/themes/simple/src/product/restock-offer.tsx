import { useWaits } from '@shop/theming/use-waits';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { classNames } from '@shop/ui-kit/class-names';
import { useEffect, useRef } from 'react';
import { FootBar } from '../parts/foot-bar';
import { NeedsScript } from '../parts/needs-script';
import { useLoaded } from '../parts/use-loaded';
import styles from './restock-offer.module.css';
import { restockOfferWords } from './restock-offer-words';

const loadForm = () => import('./restock-form');

interface RestockOfferProps {
  readonly productKey: string;
  /** Which variant is out of stock; empty where there is one alone. */
  readonly variant: string;
}

/**
 * In the place of the button of a product that is out of stock: says so, and offers a mail when it is back. Phones have
 * both at the foot of the screen, as the button of other products, until the form is asked for.
 */
export default function RestockOffer({ productKey, variant }: RestockOfferProps) {
  const waits = useWaits();
  const words = useWords(restockOfferWords);
  const [form, load] = useLoaded(loadForm);
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has gone, and the form may be further down than the screen.
    if (form !== null) opened.current?.focus();
  }, [form]);
  const state = <b className={styles.state}>{words.outOfStock}</b>;
  if (form === null)
    return (
      <div className={styles.offer} data-waits={waits}>
        <NeedsScript />
        <FootBar place="fixed" price={state} isPriceEverywhere {...(variant !== '' && { subject: variant })}>
          <Button variant="secondary" isWide onClick={load}>
            {words.offer}
          </Button>
        </FootBar>
      </div>
    );
  return (
    <div ref={opened} tabIndex={-1} className={classNames(styles.offer, styles.opened)}>
      <p className={styles.line}>{state}</p>
      <form.RestockForm productKey={productKey} />
    </div>
  );
}
