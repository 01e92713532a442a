import { resetReminder } from '@shop/contract/reminder/reset-reminder';
import { useSendOnce } from '@shop/query/use-send-once';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { removeSecret } from '@shop/site/paths/remove-secret';
import { useMemo } from 'react';
import { usernameRule } from '../user-fields/username-rule';
import { answerRule } from './answer-rule';
import type { ReminderLink } from './use-password-reset-form';

type Name = 'answer' | 'username';

const username = usernameRule();

/** The form that sets another user name by the link of a mail. It signs nobody in. account §4 */
export function useUsernameResetForm(
  { token, hasQuestion }: ReminderLink,
  onReset: (username: string) => void,
) {
  const sendOnce = useSendOnce();
  const rules = useMemo(() => ({ answer: answerRule(hasQuestion), username }), [hasQuestion]);
  return useShopForm<Name>({
    rules,
    initial: { answer: '', username: '' },
    wireNames: { answer: 'answer', username: 'username' },
    submit: async (values) => {
      const body = { token, ...values };
      await sendOnce(body, (api) => api.call(resetReminder, { body }));
      removeSecret('token');
      onReset(values.username);
    },
  });
}
