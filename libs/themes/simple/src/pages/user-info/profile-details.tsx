import type { Profile } from '@shop/feature-account/profile/profile-query';
import { formatDate } from '@shop/format/format-day';
import { formatPhoneNumber } from '@shop/format/format-phone-number';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import styles from '../../parts/entry-list.module.css';
import { PrimaryLink } from '../../parts/primary-link';
import { PendingEmail } from './pending-email';
import { userInfoWords } from './user-info-words';

interface ProfileDetailsProps {
  readonly profile: Profile;
  /** The shop sells to companies, or the member has named one. */
  readonly isCompanyShown: boolean;
}

/** The member in lists, with the ways to change what they say. */
export function ProfileDetails({ profile, isCompanyShown }: ProfileDetailsProps) {
  const words = useWords(userInfoWords);
  const { values } = profile;
  const row = (term: string, text: string) => ({ term, description: text.trim() || words.none });
  const birthday = profile.birthday === null ? '' : formatDate(profile.birthday);
  return (
    <>
      <PendingEmail email={profile.pendingEmail} />
      <Panel title={words.account}>
        <DefinitionList
          items={[
            row(words.code, profile.code),
            row(words.group, profile.groupName),
            row(words.email, profile.email),
            row(words.username, profile.username),
            row(words.question, profile.questionName),
          ]}
        />
      </Panel>
      {(isCompanyShown || values.companyName !== '') && (
        <Panel title={words.company}>
          <DefinitionList
            items={[
              row(words.companyName, values.companyName),
              row(words.departmentOrPosition, values.departmentOrPosition),
              row(words.fax, values.fax),
            ]}
          />
        </Panel>
      )}
      <Panel title={words.person}>
        <DefinitionList
          items={[
            row(words.name, `${values.lastName} ${values.firstName}`),
            row(words.nameKana, `${values.lastNameKana} ${values.firstNameKana}`),
            row(words.phoneNumber, formatPhoneNumber(values.phoneNumber)),
            row(words.cellPhoneNumber, formatPhoneNumber(values.cellPhoneNumber)),
            row(words.job, values.job),
            row(words.gender, profile.genderName),
            row(words.birthday, birthday),
            row(words.newsletter, profile.newsletterName),
          ]}
        />
      </Panel>
      <div className={styles.head}>
        <PrimaryLink to={accountPaths.userInfoEdit()}>{words.edit}</PrimaryLink>
        <LinkButton to={accountPaths.password()} variant="quiet">
          {words.password}
        </LinkButton>
      </div>
    </>
  );
}
