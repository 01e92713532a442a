import { productDeliveryQuery } from '@shop/feature-catalogue/delivery/product-delivery-query';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { formatDayWithWeekday } from '@shop/format/format-day';
import { useApi } from '@shop/query/use-api';
import { isLoginAtom } from '@shop/session/session-atoms';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import { useWaits } from '@shop/theming/use-waits';
import { useWords } from '@shop/theming/use-words';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { LineIcon } from '../parts/line-icon';
import { orderIconDrawings } from '../parts/order-icon-drawings';
import { showSection } from '../parts/show-section';
import { stockText } from '../parts/stock-text';
import { stockWords } from '../parts/stock-words';
import { useLoaded } from '../parts/use-loaded';
import { CarriagePromise } from './carriage-promise';
import styles from './product-promise.module.css';
import { productPromiseWords } from './product-promise-words';

const loadForm = () => import('./postal-code-arrival');
const loadSizeHint = () => import('./size-hint');

/** Whether there is one, when it can arrive, what that costs, and how an order or the goods can be taken back. */
export default function ProductPromise({ productKey }: { readonly productKey: string }) {
  const waits = useWaits();
  const words = useWords(productPromiseWords);
  const stock = useWords(stockWords);
  const api = useApi();
  const { data: product } = useQuery(productQuery(api, productKey));
  const { data: delivery } = useQuery(productDeliveryQuery(api, productKey));
  const [form, load] = useLoaded(loadForm);
  const isLogin = useAtomValue(isLoginAtom);
  const [hint, loadHint] = useLoaded(loadSizeHint);
  const hasHint = isLogin && product?.hasSizeTables === true;
  useEffect(() => {
    if (hasHint) loadHint();
  }, [hasHint, loadHint]);
  const details = useRef<HTMLDetailsElement>(null);
  // Opened before this code was there.
  useEffect(() => {
    if (details.current?.open === true) load();
  }, [load]);
  if (product === undefined) return null;
  return (
    <section className={styles.promise} aria-label={words.heading} data-waits={waits}>
      <ul className={styles.list}>
        <li className={styles.stock} data-state={product.stockState}>
          <span className={styles.dot} aria-hidden="true" />
          {stockText(stock, product)}
        </li>
        {product.earliestArrivalOn !== null && (
          <li>
            <LineIcon drawing={orderIconDrawings.delivery} />
            <span>
              {words.earliestArrival}
              <b>
                <Unbroken>{formatDayWithWeekday(product.earliestArrivalOn)}</Unbroken>
              </b>
              {delivery !== undefined && delivery.paidFirst.length > 0 && (
                <span className={styles.free}>{words.paidFirst(delivery.paidFirst)}</span>
              )}
            </span>
          </li>
        )}
        {delivery !== undefined && (
          <li>
            <span aria-hidden="true" />
            <span>
              <CarriagePromise delivery={delivery} />
            </span>
          </li>
        )}
        <li>
          <LineIcon drawing={orderIconDrawings.return} />
          <span>
            {words.cancellable}
            {typeof delivery?.returnDays === 'number' && (
              <span className={styles.free}>
                {delivery.returnDays === 0 ? words.notReturnable : words.returns(delivery.returnDays)}{' '}
                <Link to={paths.legal()}>{words.returnTerms}</Link>
              </span>
            )}
          </span>
        </li>
        {product.hasSizeTables && (
          <li>
            <span aria-hidden="true" />
            <span className={styles.sizes}>
              <a href="#product-sizes" onClick={showSection}>
                {words.sizes}
              </a>
              {hasHint && hint !== null && <hint.SizeHint product={product} />}
            </span>
          </li>
        )}
        {product.hasSets && (
          <li>
            <span aria-hidden="true" />
            <a href="#product-sets" onClick={showSection}>
              {words.sets}
            </a>
          </li>
        )}
        {product.hasUnits && (
          <li>
            <span aria-hidden="true" />
            <Link to={contentPaths.productUnits(product.key)}>{words.units}</Link>
          </li>
        )}
      </ul>
      {product.isAvailable && (
        <details ref={details} onToggle={load}>
          <summary>{words.askPostalCode}</summary>
          {form !== null && <form.PostalCodeArrival key={product.key} productKey={product.key} />}
        </details>
      )}
    </section>
  );
}
