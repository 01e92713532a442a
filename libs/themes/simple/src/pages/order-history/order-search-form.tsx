import { type OrderSearch, isNarrowed } from '@shop/feature-orders/order-search';
import { useOrderSearchForm } from '@shop/feature-orders/use-order-search-form';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { classNames } from '@shop/ui-kit/class-names';
import { LinkButton } from '@shop/ui-kit/link-button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { TextField } from '@shop/ui-kit/text-field';
import { useNavigate } from 'react-router-dom';
import disclosure from '../../parts/disclosure.module.css';
import list from '../../parts/history-list.module.css';
import styles from './order-history-page.module.css';
import { orderHistoryWords } from './order-history-words';

/** Narrows the orders to some days, which the URL keeps. */
export function OrderSearchForm({ search }: { readonly search: OrderSearch }) {
  const words = useWords(orderHistoryWords);
  const navigate = useNavigate();
  const form = useOrderSearchForm(search, async (days) => {
    await navigate(accountPaths.orders(days));
  });
  return (
    <details className={classNames(disclosure.disclosure, styles.fold)} open={isNarrowed(search)}>
      <summary>{words.search}</summary>
      <form {...form.formProps} role="search" aria-label={words.search} className={styles.search}>
        <LiveMessage>{form.announcement}</LiveMessage>
        <TextField {...form.field('from')} type="date" />
        <TextField {...form.field('to')} type="date" />
        <div className={list.actions}>
          <Button type="submit" variant="secondary" isBusy={form.isSubmitting}>
            {words.submit}
          </Button>
          {isNarrowed(search) && (
            <LinkButton to={accountPaths.orders({})} variant="quiet">
              {words.clear}
            </LinkButton>
          )}
        </div>
      </form>
    </details>
  );
}
