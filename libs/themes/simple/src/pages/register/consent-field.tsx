import { accountPaths } from '@shop/site/paths/account-paths';
import type { RegisterFieldName } from '@shop/feature-account/register/register-fields';
import type { ShopField } from '@shop/site/form/use-shop-form';
import { useWords } from '@shop/theming/use-words';
import { CheckField } from '@shop/ui-kit/check-field';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import styles from '../../parts/form-layout.module.css';
import pageStyles from './register-page.module.css';
import { registerWords } from './register-words';

interface ConsentFieldProps {
  /** Of the form: read here, because the first mistake is focused in the order in which fields are read. */
  readonly field: (name: RegisterFieldName) => ShopField;
  readonly hasTerms: boolean;
}

const TICKED = '1';

/** The texts of the shop that a new member agrees to. They open beside the form, which keeps what is written. */
export function ConsentField({ field, hasTerms }: ConsentFieldProps) {
  const words = useWords(registerWords);
  const texts = [
    ...(hasTerms ? [{ path: accountPaths.terms(), name: words.terms }] : []),
    { path: accountPaths.privacy(), name: words.privacy },
  ];
  return (
    <>
      <h2 className={styles.section}>{words.consent}</h2>
      <p>{words.consentLead}</p>
      <ul className={pageStyles.texts}>
        {texts.map(({ path, name }) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noreferrer">
              {name}
              <VisuallyHidden>{words.newTab}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      <CheckField
        {...field('consent')}
        value={TICKED}
        label={hasTerms ? words.agreeToBoth : words.agreeToPrivacy}
      />
    </>
  );
}
