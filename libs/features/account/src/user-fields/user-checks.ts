import { type FormCheck, anyOf, dayOf } from '@shop/site/form/form-checks';
import { validationMessages } from '@shop/validation/messages';
import type { UserFieldName } from './user-fields';

/** The three fields of a birthday. */
export const BIRTHDAY_FIELDS = { year: 'birthYear', month: 'birthMonth', day: 'birthDay' } as const;

/**
 * The rules about several fields of a member: a telephone number of any kind, a day that exists, and a security question
 * with its answer. `storedQuestion` is the one that is set already: its answer may be left out, and stays. core §5
 */
export const userChecks = (storedQuestion = ''): readonly FormCheck<UserFieldName>[] => [
  anyOf<UserFieldName>(['phoneNumber', 'cellPhoneNumber']),
  dayOf<UserFieldName>(BIRTHDAY_FIELDS),
  {
    errorField: 'securityAnswer',
    passes: ({ securityQuestion, securityAnswer }) =>
      securityQuestion === '' || securityQuestion === storedQuestion || securityAnswer !== '',
    message: validationMessages.required('秘密の質問の答え'),
  },
  {
    errorField: 'securityQuestion',
    passes: ({ securityQuestion, securityAnswer }) => securityAnswer === '' || securityQuestion !== '',
    message: validationMessages.chosen('秘密の質問'),
  },
];
