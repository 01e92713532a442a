import { useShopServices } from '@shop/query/shop-services-provider';
import { useSendOnce } from '@shop/query/use-send-once';
import { sameAs } from '@shop/site/form/form-checks';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { removeSecret } from '@shop/site/paths/remove-secret';
import { useMemo } from 'react';
import { asTyped } from '@shop/site/form/as-typed';
import { newPasswordRule } from '../user-fields/user-rules';
import { answerRule } from './answer-rule';
import { resetPassword } from './reset-password';

const PASSWORD_MAX_LENGTH = 256;
const NEXT_LABEL = '新しいパスワード';
type Name = 'answer' | 'next' | 'again';

const again = textRule('新しいパスワード（確認）', { maxLength: PASSWORD_MAX_LENGTH, normalise: asTyped });
const checks = [sameAs<Name>('next', 'again', NEXT_LABEL)];

/** The link that leads to the form: its secret, and whether the security question is asked. */
export interface ReminderLink {
  readonly token: string;
  readonly hasQuestion: boolean;
}

/**
 * The form that sets a new password by the link of a mail; `onReset` gets to know it was accepted, and whether it deleted
 * passkeys. account §4
 */
export function usePasswordResetForm(
  { token, hasQuestion }: ReminderLink,
  onReset: (hasDeletedPasskeys: boolean) => void,
) {
  const services = useShopServices();
  const sendOnce = useSendOnce();
  const rules = useMemo(
    () => ({ answer: answerRule(hasQuestion), next: newPasswordRule(NEXT_LABEL), again }),
    [hasQuestion],
  );
  return useShopForm<Name>({
    rules,
    checks,
    initial: { answer: '', next: '', again: '' },
    wireNames: { answer: 'answer', next: 'password', again: 'password_confirmation' },
    submit: async ({ answer, next }) => {
      const reset = { token, answer, password: next };
      await sendOnce(reset, (api) =>
        resetPassword({ ...services, api }, reset, (hasDeletedPasskeys) => {
          removeSecret('token');
          onReset(hasDeletedPasskeys);
        }),
      );
    },
  });
}
