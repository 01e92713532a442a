import { useSession } from '@shop/query/use-session';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { loginRules } from './login-fields';

const rules = { email: loginRules.identifier, password: loginRules.password };

/** The password step of the sign-in. What follows is the session's: its atoms say how far it has come. */
export function useLoginForm() {
  const session = useSession();
  return useShopForm({
    rules,
    initial: { email: '', password: '' },
    wireNames: { email: 'email', password: 'password' },
    submit: async ({ email, password }) => {
      await session.login({ identifier: email, password });
    },
  });
}
