import { choiceLists } from '@shop/validation/choices';
import { useWords } from '@shop/theming/use-words';
import { SelectField } from '@shop/ui-kit/select-field';
import { TextField } from '@shop/ui-kit/text-field';
import styles from './form-layout.module.css';
import type { FormWithUser } from './form-with-user';
import { userFieldsWords } from './user-fields-words';

interface UserSecurityFieldsProps extends Pick<FormWithUser, 'field'> {
  readonly hasStoredAnswer: boolean;
}

/** The security question that the password reminder asks. account §3 */
export function UserSecurityFields({ field, hasStoredAnswer }: UserSecurityFieldsProps) {
  const words = useWords(userFieldsWords);
  return (
    <>
      <h2 className={styles.section}>{words.security}</h2>
      <SelectField {...field('securityQuestion')} hint={words.securityLead}>
        {/* A question that is set can be exchanged for another one, and not removed. */}
        {!hasStoredAnswer && <option value="">{words.noChoice}</option>}
        {choiceLists.securityQuestion.map(({ code, label }) => (
          <option key={code} value={String(code)}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('securityAnswer')}
        autoComplete="off"
        {...(hasStoredAnswer && { hint: words.storedAnswerHint })}
      />
    </>
  );
}
