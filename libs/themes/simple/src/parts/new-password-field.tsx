import { useWords } from '@shop/theming/use-words';
import { PasswordField } from '@shop/ui-kit/password-field';
import { PASSWORD_MIN_LENGTH, PASSWORD_RULES } from '@shop/validation/password';
import type { ComponentProps } from 'react';
import { newPasswordWords } from './new-password-words';

/** A password that is chosen, with its rule beside the field, for people and for password managers. account §5 */
export function NewPasswordField(field: Omit<ComponentProps<typeof PasswordField>, 'autoComplete'>) {
  const words = useWords(newPasswordWords);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      minLength={PASSWORD_MIN_LENGTH}
      passwordRules={PASSWORD_RULES}
      hint={words.rule}
    />
  );
}
