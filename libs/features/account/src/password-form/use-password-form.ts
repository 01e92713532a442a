import { isApiError } from '@shop/api-client/is-api-error';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useSendOnce } from '@shop/query/use-send-once';
import { sessionAtom } from '@shop/session/session-atoms';
import { accountWarningsAtom } from '@shop/session/session-notice-atoms';
import { sameAs } from '@shop/site/form/form-checks';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { asTyped } from '@shop/site/form/as-typed';
import { currentPasswordRule, newPasswordRule } from '../user-fields/user-rules';
import { changePassword } from './change-password';

const PASSWORD_MAX_LENGTH = 256;
const NEXT_LABEL = '新しいパスワード';
type Name = 'current' | 'next' | 'again';

const typed = { maxLength: PASSWORD_MAX_LENGTH, normalise: asTyped };
const rules = {
  current: currentPasswordRule(),
  next: newPasswordRule(NEXT_LABEL),
  again: textRule('新しいパスワード（確認）', typed),
};
const checks = [sameAs<Name>('next', 'again', NEXT_LABEL)];
const EMPTY = { current: '', next: '', again: '' };

/** The form for a new password. Messages of the API are shown as they are, beside their field. account §5 */
export function usePasswordForm(onChanged: () => void | Promise<void>) {
  const { session, store } = useShopServices();
  const sendOnce = useSendOnce();
  /** The stored token says that the password has expired; a new one does not. core §6 */
  const refreshSessionFlags = async () => {
    const { token } = store.get(sessionAtom);
    if (token === null || !store.get(accountWarningsAtom).hasPasswordExpired) return;
    await session.auth.refresh(token).catch((error: unknown) => {
      // The password has been changed in any case; the next refresh updates the flags.
      if (!isApiError(error)) throw error;
    });
  };
  return useShopForm<Name>({
    rules,
    checks,
    initial: EMPTY,
    wireNames: { current: 'current_password', next: 'password', again: 'password_confirmation' },
    submit: async ({ current, next }) => {
      const change = { current, next };
      await sendOnce(change, (api) => changePassword(api, change));
      await refreshSessionFlags();
      await onChanged();
    },
  });
}
