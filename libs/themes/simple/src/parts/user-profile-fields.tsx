import { choiceLists } from '@shop/validation/choices';
import { useWords } from '@shop/theming/use-words';
import { RadioField } from '@shop/ui-kit/radio-field';
import { TextField } from '@shop/ui-kit/text-field';
import { BirthdayFields } from './birthday-fields';
import styles from './form-layout.module.css';
import type { FormWithUser } from './form-with-user';
import { userFieldsWords } from './user-fields-words';

const optionsOf = (choices: readonly { readonly code: number; readonly label: string }[]) =>
  choices.map(({ code, label }) => ({ value: String(code), label }));
const GENDERS = optionsOf(choiceLists.gender);

/** What a member may say of themselves, all of it optional. account §3 */
export function UserProfileFields({ field }: Pick<FormWithUser, 'field'>) {
  const words = useWords(userFieldsWords);
  return (
    <>
      <h2 className={styles.section}>{words.profile}</h2>
      <BirthdayFields field={field} />
      <RadioField {...field('gender')} options={GENDERS} isOptionalShown />
      <TextField {...field('job')} autoComplete="organization-title" isOptionalShown />
    </>
  );
}
