import { useShopServices } from '@shop/query/shop-services-provider';
import { sameAs } from '@shop/site/form/form-checks';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { removeSecret } from '@shop/site/remove-secret';
import { useMemo } from 'react';
import { asTyped, newPasswordRule } from '../user-fields/user-rules';
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

/** The form that sets a new password by the link of a mail; `onReset` gets to know it was accepted. account §4 */
export function usePasswordResetForm({ token, hasQuestion }: ReminderLink, onReset: () => void) {
  const services = useShopServices();
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
      await resetPassword(services, { token, answer, password: next }, () => {
        removeSecret('token');
        onReset();
      });
    },
  });
}
