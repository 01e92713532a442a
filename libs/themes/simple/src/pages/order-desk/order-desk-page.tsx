import { MAX_CART_LINES } from '@shop/contract/carts/max-cart-lines';
import { MAX_DESK_ROWS } from '@shop/contract/order-desk/order-desk-limits';
import { sessionAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { useAtomValue } from 'jotai/react';
import { NeedsScript } from '../../parts/needs-script';
import { DeskForm } from './desk-form';
import { orderDeskWords } from './order-desk-words';

/** The order desk, where wholesale buyers order by product numbers. */
export default function OrderDeskPage() {
  const words = useWords(orderDeskWords);
  const { userId } = useAtomValue(sessionAtom);
  return (
    <>
      <Breadcrumb items={[{ label: words.home, to: paths.home() }, { label: words.heading }]} />
      <h1>{words.heading}</h1>
      <p>{words.lead}</p>
      <p>{words.limits(MAX_DESK_ROWS, MAX_CART_LINES)}</p>
      <NeedsScript />
      {/* After a sign-in or a sign-out, also in another tab, the form begins with the rows of who is here now. */}
      <DeskForm key={userId} />
    </>
  );
}
