import { useWords } from '@shop/theming/use-words';
import { TextField } from '@shop/ui-kit/text-field';
import styles from './form-layout.module.css';
import type { FormWithUser } from './form-with-user';
import { userFieldsWords } from './user-fields-words';

const YEAR_DIGITS = 4;
const PART_DIGITS = 2;

/** A birthday in its three parts. core §5 */
export function BirthdayFields({ field }: Pick<FormWithUser, 'field'>) {
  const words = useWords(userFieldsWords);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>
        {words.birthday} <span className={styles.optional}>{words.optional}</span>
      </legend>
      <div className={styles.triple}>
        <TextField
          {...field('birthYear')}
          inputMode="numeric"
          autoComplete="bday-year"
          placeholder="1990"
          maxLength={YEAR_DIGITS}
        />
        <TextField
          {...field('birthMonth')}
          inputMode="numeric"
          autoComplete="bday-month"
          placeholder="4"
          maxLength={PART_DIGITS}
        />
        <TextField
          {...field('birthDay')}
          inputMode="numeric"
          autoComplete="bday-day"
          placeholder="1"
          maxLength={PART_DIGITS}
        />
      </div>
    </fieldset>
  );
}
