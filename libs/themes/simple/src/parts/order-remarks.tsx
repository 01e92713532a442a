import { useWords } from '@shop/theming/use-words';
import { Panel } from '@shop/ui-kit/panel';
import styles from './order-remarks.module.css';
import { orderShippingWords } from './order-shipping-words';

/** What the shopper asked of the shop beside the order; nothing where that is empty. */
export function OrderRemarks({ text }: { readonly text: string }) {
  const words = useWords(orderShippingWords);
  if (text === '') return null;
  return (
    <Panel title={words.remarks}>
      <p className={styles.text}>{text}</p>
    </Panel>
  );
}
