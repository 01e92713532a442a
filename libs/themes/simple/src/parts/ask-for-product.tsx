import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { lazy, type MouseEvent, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './nothing-found.module.css';
import { nothingFoundWords } from './nothing-found-words';

/** Loaded by those who write one. */
const ProductRequestForm = lazy(() => import('./product-request-form'));

/** A way to ask the shop for what it does not have; without scripts it leads to the shop's contact form. */
export function AskForProduct({ productName }: { readonly productName: string }) {
  const words = useWords(nothingFoundWords);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {words.request}
      </h2>
      <p>{words.requestLead}</p>
      {isOpen ? (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <ProductRequestForm productName={productName} />
        </Suspense>
      ) : (
        <Link className={styles.chip} to={paths.contact()} onClick={open}>
          {words.writeRequest}
        </Link>
      )}
    </section>
  );
}
