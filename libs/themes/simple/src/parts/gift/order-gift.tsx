import type { OrderGiftView } from '@shop/feature-orders/order-view';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { Panel } from '@shop/ui-kit/panel';
import { GiftLink } from './gift-link';
import styles from './gift.module.css';
import { orderGiftWords } from './order-gift-words';

/** An order as a gift: to whom, what became of it, and the link while it waits. The address is the receiver's own affair. */
export function OrderGift({ gift }: { readonly gift: OrderGiftView | null }) {
  const words = useWords(orderGiftWords);
  if (gift === null) return null;
  const { status } = gift;
  return (
    <Panel title={words.heading}>
      <div className={styles.gift}>
        <DefinitionList
          items={[
            { term: words.receiver, description: words.receiverName(gift.receiverName) },
            {
              term: words.state,
              description:
                status === 'waiting' ? words.waiting(formatDateWithWeekday(gift.expiresAt)) : words[status],
            },
          ]}
        />
        {gift.message !== '' && <blockquote className={styles.message}>{gift.message}</blockquote>}
        {gift.url !== null && <GiftLink gift={gift} url={gift.url} />}
      </div>
    </Panel>
  );
}
