import { requestReminder } from '@shop/contract/reminder/request-reminder';
import type { ReminderTarget } from '@shop/contract/reminder/reminder-target';
import { useApi } from '@shop/query/use-api';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { loginRules } from '../login-form/login-fields';

const rules = { email: loginRules.email };

/**
 * The form that requests a mail about a forgotten password or user name. Known and unknown addresses end alike.
 * account §7
 */
export function useReminderRequestForm(target: ReminderTarget, onSent: (email: string) => void) {
  const api = useApi();
  return useShopForm({
    rules,
    initial: { email: '' },
    wireNames: { email: 'email' },
    submit: async ({ email }) => {
      await api.call(requestReminder, { body: { email, target } });
      onSent(email);
    },
  });
}
