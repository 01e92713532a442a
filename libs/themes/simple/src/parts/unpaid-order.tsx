import { useUnpaidOrder } from '@shop/feature-cart/use-unpaid-order';
import { Notice } from '@shop/ui-kit/notice/notice';

/** Says that the payment of the order that was just placed is not done, with the way back to it. */
export function UnpaidOrder() {
  const order = useUnpaidOrder();
  if (order === null) return null;
  return (
    <Notice kind="warning">
      <p>ご注文（注文番号 {order.orderNo}）のお支払いが完了していません。</p>
      <p>
        <a href={order.paymentPage}>お支払いを続ける</a>
      </p>
    </Notice>
  );
}
