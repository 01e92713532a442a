import { createCatalogOrder } from '@shop/contract/catalog-orders/create-catalog-order';
import { useApi } from '@shop/query/use-api';
import { fieldChecks } from '@shop/site/form/field-checks';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { EMAIL_MAX_LENGTH } from '@shop/validation/email';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { normaliseLines } from '@shop/validation/text/normalise-lines';
import { useMemo } from 'react';
import { addressWireNames, emptyAddress, toAddressInput } from '../address-form/address-fields';
import { type AddressFormOptions, addressRulesFor } from '../address-form/address-rules-for';
import { useAddressAutofill } from '../address-form/use-address-autofill';
import { readChosenIds } from './chosen-ids';

const REMARKS_MAX_LENGTH = 500;

const ownRules = {
  catalogs: textRule('カタログ', { isChoice: true }),
  email: textRule(fieldLabels.user.email, {
    maxLength: EMAIL_MAX_LENGTH,
    normalise: normaliseHalfWidth,
    check: fieldChecks.email,
  }),
  remarks: textRule('ご要望', {
    isRequired: false,
    maxLength: REMARKS_MAX_LENGTH,
    normalise: normaliseLines,
  }),
};

const WIRE_NAMES = { ...addressWireNames, catalogs: 'catalog_ids', email: 'email', remarks: 'remarks' };

interface CatalogOrderFormInput {
  /** A member's own mail address; empty for a guest. */
  readonly email: string;
  /** The order has been taken under this number. */
  readonly onOrdered: (number: string) => void;
  /** What the shop's theme has decided about its forms. */
  readonly options: AddressFormOptions;
}

/** The form that has printed catalogues sent to an address. core §2 */
export function useCatalogOrderForm({ email, onOrdered, options }: CatalogOrderFormInput) {
  const api = useApi();
  const { isNameKanaRequired, addressFormat } = options;
  const rules = useMemo(
    () => ({ ...addressRulesFor({ isNameKanaRequired, addressFormat }), ...ownRules }),
    [isNameKanaRequired, addressFormat],
  );
  const form = useShopForm<keyof typeof WIRE_NAMES>({
    rules,
    initial: { ...emptyAddress, catalogs: '', email, remarks: '' },
    wireNames: WIRE_NAMES,
    submit: async (values) => {
      const address = toAddressInput(values);
      if (address === null) return;
      const body = {
        ...address,
        email: values.email,
        catalog_ids: [...readChosenIds(values.catalogs)],
        remarks: values.remarks,
      };
      onOrdered((await api.call(createCatalogOrder, { body })).data.number);
    },
  });
  return { ...form, ...useAddressAutofill(form) };
}
