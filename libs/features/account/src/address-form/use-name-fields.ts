import { useKanaProposal } from '@shop/site/form/use-kana-proposal';
import type { ShopField } from '@shop/site/form/use-shop-form';

type NameFieldName = 'lastName' | 'firstName' | 'lastNameKana' | 'firstNameKana';

/** A form that has the fields of a person's name, and perhaps others. */
export interface FormWithName<Field extends ShopField = ShopField> {
  readonly field: (name: NameFieldName) => Field;
  readonly getValue: (name: NameFieldName) => string;
  readonly setValue: (name: NameFieldName, value: string) => void;
}

/** The fields of a name that propose their kana while they are typed. Returns a function that reads both fields. */
export function useNameFields<Field extends ShopField>({ field, getValue, setValue }: FormWithName<Field>) {
  const kanaOf = (name: 'lastNameKana' | 'firstNameKana') => ({
    get: () => getValue(name),
    set: (kana: string) => setValue(name, kana),
  });
  const withLastName = useKanaProposal(kanaOf('lastNameKana'));
  const withFirstName = useKanaProposal(kanaOf('firstNameKana'));
  return () => ({ last: withLastName(field('lastName')), first: withFirstName(field('firstName')) });
}
