import { CANCEL_KEYS } from '@shop/contract/orders/cancel-keys';
import type { OrderView } from '@shop/feature-orders/order-view';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { cancelWarningsWords } from './cancel-warnings-words';

/** What a cancellation leaves to the shop's hands, in plain words, before and after it. account §4 */
export function CancelWarnings({ order }: { readonly order: Pick<OrderView, 'cancelWarnings' | 'status'> }) {
  const words = useWords(cancelWarningsWords);
  const refund = order.status === 'cancelled' ? words.refundPending : words.refundByHand;
  return order.cancelWarnings.map((key) => (
    <Notice key={key} kind="warning">
      {key === CANCEL_KEYS.refundByHand ? refund : words.careNeeded}
    </Notice>
  ));
}
