import type { OrderSummaryView } from '@shop/feature-orders/order-view';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { guestOrderWords } from './guest-order-words';

/** Guests cancel by an inquiry, which names the order already; nothing once it cannot be cancelled any more. */
export function GuestCancellation({ order }: { readonly order: OrderSummaryView }) {
  const words = useWords(guestOrderWords);
  if (!order.isCancellable) return null;
  return (
    <Panel title={words.cancellation}>
      <p>{words.cancellationTerms}</p>
      <LinkButton to={paths.contact(order.orderNo)} variant="secondary" isWide>
        {words.toContact}
      </LinkButton>
    </Panel>
  );
}
