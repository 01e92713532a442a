import { useNameFields } from '@shop/feature-account/address-form/use-name-fields';
import { useWords } from '@shop/theming/use-words';
import { choiceLists } from '@shop/validation/choices';
import { RadioField } from '@shop/ui-kit/radio-field';
import { TextField } from '@shop/ui-kit/text-field';
import styles from './form-layout.module.css';
import type { FormWithUser } from './form-with-user';
import { OptionalUserFields } from './optional-user-fields';
import { UserProfileFields } from './user-profile-fields';
import { UserSecurityFields } from './user-security-fields';
import { userFieldsWords } from './user-fields-words';

const NEWSLETTER = choiceLists.newsletter.map(({ code, label }) => ({ value: String(code), label }));

interface UserFieldsProps {
  readonly form: FormWithUser;
  /** A wholesale shop: who the member buys for is asked first. */
  readonly isCompanyShown: boolean;
  /** Of somebody who registers: what may be left out is folded up. */
  readonly isNew?: boolean;
  /** A security question is set already, whose answer stays if none is written. */
  readonly hasStoredAnswer?: boolean;
}

/** The fields of a member: company, name, telephone numbers, and what may be left out. account §3 */
export function UserFields({
  form,
  isCompanyShown,
  isNew = false,
  hasStoredAnswer = false,
}: UserFieldsProps) {
  const words = useWords(userFieldsWords);
  const { field } = form;
  const names = useNameFields(form)();
  return (
    <>
      {isCompanyShown && (
        <>
          <h2 className={styles.section}>{words.company}</h2>
          <TextField {...field('companyName')} autoComplete="organization" />
          <TextField {...field('departmentOrPosition')} autoComplete="organization-title" isOptionalShown />
        </>
      )}
      <h2 className={styles.section}>{words.person}</h2>
      <div className={styles.pair}>
        <TextField {...names.last} autoComplete="family-name" hint={words.nameHint || undefined} />
        <TextField {...names.first} autoComplete="given-name" hint={words.nameHint || undefined} />
        <TextField {...field('lastNameKana')} isOptionalShown hint={words.kanaHint || undefined} />
        <TextField {...field('firstNameKana')} isOptionalShown hint={words.kanaHint || undefined} />
      </div>
      <TextField
        {...field('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={words.telephoneHint}
      />
      <TextField
        {...field('cellPhoneNumber')}
        type="tel"
        inputMode="tel"
        hint={words.cellPhoneHint || undefined}
      />
      {isCompanyShown && <TextField {...field('fax')} type="tel" inputMode="tel" isOptionalShown />}
      {isNew ? (
        <OptionalUserFields field={field} />
      ) : (
        <>
          <UserProfileFields field={field} />
          <UserSecurityFields field={field} hasStoredAnswer={hasStoredAnswer} />
        </>
      )}
      <RadioField {...field('newsletter')} options={NEWSLETTER} hint={words.newsletterHint} />
    </>
  );
}
