import type { RegisterFieldName } from '@shop/feature-account/register/register-fields';
import type { ShopField } from '@shop/site/form/use-shop-form';
import { useWords } from '@shop/theming/use-words';
import { NewPasswordField } from '../../parts/new-password-field';
import { TextField } from '@shop/ui-kit/text-field';
import styles from '../../parts/form-layout.module.css';
import { registerWords } from './register-words';

interface AccountFieldsProps {
  readonly field: (name: RegisterFieldName) => ShopField;
}

/** How the new member signs in. */
export function AccountFields({ field }: AccountFieldsProps) {
  const words = useWords(registerWords);
  return (
    <>
      <h2 className={styles.section}>{words.account}</h2>
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField
        {...field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        isOptionalShown
        hint={words.usernameHint}
      />
      <NewPasswordField {...field('password')} />
    </>
  );
}
