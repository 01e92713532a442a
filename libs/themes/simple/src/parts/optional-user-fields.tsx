import type { UserFieldName } from '@shop/feature-account/user-fields/user-fields';
import { useWords } from '@shop/theming/use-words';
import { classNames } from '@shop/ui-kit/class-names';
import { useEffect, useState } from 'react';
import type { FormWithUser } from './form-with-user';
import disclosure from './disclosure.module.css';
import layout from './form-layout.module.css';
import frame from './framed-disclosure.module.css';
import { userFieldsWords } from './user-fields-words';
import { UserProfileFields } from './user-profile-fields';
import { UserSecurityFields } from './user-security-fields';

const FIELDS: readonly UserFieldName[] = [
  'birthYear',
  'birthMonth',
  'birthDay',
  'gender',
  'job',
  'securityQuestion',
  'securityAnswer',
];

/** What a new member may leave out, folded up so that it keeps nobody from registering; opened by a mistake in it. */
export function OptionalUserFields({ field }: Pick<FormWithUser, 'field'>) {
  const words = useWords(userFieldsWords);
  const [isOpen, setIsOpen] = useState(false);
  const isWrong = FIELDS.some((name) => field(name).error !== undefined);
  useEffect(() => {
    if (isWrong) setIsOpen(true);
  }, [isWrong]);
  return (
    <details
      className={classNames(disclosure.disclosure, frame.framed)}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{words.more}</summary>
      <div className={layout.fields}>
        <UserProfileFields field={field} />
        <UserSecurityFields field={field} hasStoredAnswer={false} />
      </div>
    </details>
  );
}
