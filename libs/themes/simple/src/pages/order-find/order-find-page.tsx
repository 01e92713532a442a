import type { FindOrderValues } from '@shop/feature-orders/guest-order/use-find-order-form';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { useEffect, useRef, useState } from 'react';
import { NarrowPage } from '../../parts/narrow-page';
import { FindOrderForm } from './find-order-form';
import { orderFindWords } from './order-find-words';

/** Has the link of an order's page mailed. The answer is the same for right and wrong combinations. account §6 */
export default function OrderFindPage() {
  const words = useWords(orderFindWords);
  const [sent, setSent] = useState<FindOrderValues | null>(null);
  const [isSent, setIsSent] = useState(false);
  const showSent = (values: FindOrderValues) => {
    setSent(values);
    setIsSent(true);
  };
  return (
    <NarrowPage title={words.heading}>
      {isSent ? <Sent onAgain={() => setIsSent(false)} /> : <FindOrderForm sent={sent} onSent={showSent} />}
      <p>{words.members}</p>
      <LinkButton to={paths.orderHistory()} variant="quiet" isWide>
        {words.toHistory}
      </LinkButton>
    </NarrowPage>
  );
}

/** Takes the place of the form, and the focus that was in it. */
function Sent({ onAgain }: { readonly onAgain: () => void }) {
  const words = useWords(orderFindWords);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <Notice kind="success" ref={notice}>
        <p>{words.sent}</p>
        <p>{words.sentNote}</p>
      </Notice>
      <Button variant="secondary" isWide onClick={onAgain}>
        {words.again}
      </Button>
      <LinkButton to={paths.contact()} variant="quiet" isWide>
        {words.contact}
      </LinkButton>
    </>
  );
}
