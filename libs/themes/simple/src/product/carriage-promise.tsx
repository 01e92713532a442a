import type { DeliveryPromise } from '@shop/feature-catalogue/delivery/product-delivery-query';
import { formatYen } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { useFreeShipping } from '../parts/use-free-shipping';
import styles from './product-promise.module.css';
import { productPromiseWords } from './product-promise-words';

/** One piece is worth what the shop sends for nothing. */
const isOwnPriceEnough = ({ carriageTo, carriageFreeFrom }: DeliveryPromise): boolean =>
  carriageTo === 0 && carriageFreeFrom !== null && carriageFreeFrom > 0;

/** What delivery costs, and from which sum on it is free; no fee where nobody pays one. */
export function CarriagePromise({ delivery }: { readonly delivery: DeliveryPromise }) {
  const words = useWords(productPromiseWords);
  const { isAlways, text } = useFreeShipping({
    highestFee: delivery.carriageTo,
    freeFrom: delivery.carriageFreeFrom,
    freeFromWithTax: delivery.carriageFreeFromWithTax,
  });
  if (isAlways) return isOwnPriceEnough(delivery) ? words.freeCarriage : text;
  return (
    <>
      <Unbroken>{words.carriage(formatYen(delivery.carriageFrom), formatYen(delivery.carriageTo))}</Unbroken>
      {text !== null && <span className={styles.free}>{text}</span>}
    </>
  );
}
