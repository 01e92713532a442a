import { orderPaths } from '@shop/site/paths/order-paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NarrowPage } from '../../parts/narrow-page';
import { WrongOrderLink } from '../../parts/wrong-order-link';
import { GuestReceipt } from './guest-receipt';
import { OrderNumberForm } from './order-number-form';
import { orderReceiptWords } from './order-receipt-words';

/** The receipt of a guest's order, by its number and the key in the link of its mail. account §2, §6 */
export default function OrderReceiptPage({ search }: PageProps) {
  const words = useWords(orderReceiptWords);
  const navigate = useNavigate();
  const orderNo = search.get('no') ?? '';
  const token = search.get('t') ?? '';
  // A number that was typed here can be corrected here; one of a link is said to be wrong with the link.
  const [typed, setTyped] = useState('');
  const form = (
    <OrderNumberForm
      given={typed}
      onGiven={async (given) => {
        setTyped(given);
        await navigate(orderPaths.receipt(given, token), { replace: true });
      }}
    />
  );
  return (
    <NarrowPage title={words.heading}>
      {token === '' && <WrongOrderLink />}
      {token !== '' && orderNo === '' && form}
      {token !== '' && orderNo !== '' && (
        <GuestReceipt key={orderNo} orderNo={orderNo} token={token} afterWrongLink={typed !== '' && form} />
      )}
    </NarrowPage>
  );
}
