import type { FormWithName } from '@shop/feature-account/address-form/use-name-fields';
import type { UserFieldName } from '@shop/feature-account/user-fields/user-fields';
import type { ShopField } from '@shop/site/form/use-shop-form';

/** A form that has the fields of a member, and perhaps others. */
export interface FormWithUser extends FormWithName {
  readonly field: (name: UserFieldName) => ShopField;
}
