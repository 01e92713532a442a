import type { UnpaidOrder } from '@shop/feature-orders/open-orders-query';
import { formatDayWithWeekday } from '@shop/format/format-day';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { Link } from 'react-router-dom';
import styles from './mypage-notices.module.css';
import { mypageNoticesWords } from './mypage-notices-words';

/** An order that waits for its payment: how, how much, until when; its page says where to. */
export function UnpaidNotice({ order }: { readonly order: UnpaidOrder }) {
  const words = useWords(mypageNoticesWords);
  return (
    <>
      <Link to={accountPaths.order(order.id)}>
        <Unbroken>{words.unpaid(order.orderNo)}</Unbroken>
      </Link>
      <span className={styles.note}>
        <Unbroken>
          {words.pay(
            order.paymentName,
            formatPriceWithTax(order.totalPayment),
            formatDayWithWeekday(order.dueOn),
          )}
        </Unbroken>
      </span>
    </>
  );
}
