import { createProductRequest } from '@shop/contract/product-requests/create-product-request';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useSendOnce } from '@shop/query/use-send-once';
import { fieldChecks } from '@shop/site/form/field-checks';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { EMAIL_MAX_LENGTH } from '@shop/validation/email';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { nameChecks } from '@shop/validation/name';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { normaliseLines } from '@shop/validation/text/normalise-lines';
import { useMemo } from 'react';
import { searchKeys } from '../search-keys';

const NAME_MAX_LENGTH = 100;
const BODY_MAX_LENGTH = 2000;

const OF_PRODUCT = {
  productName: textRule('商品名', { maxLength: NAME_MAX_LENGTH }),
  makerName: textRule('メーカー名', { isRequired: false, maxLength: NAME_MAX_LENGTH }),
  body: textRule('ご要望', { isRequired: false, maxLength: BODY_MAX_LENGTH, normalise: normaliseLines }),
};

/** To whom the shop replies: a guest says so, a member's address is known. */
const ofShopper = (isRequired: boolean) => ({
  name: textRule(fieldLabels.contact.name, { isRequired, maxLength: NAME_MAX_LENGTH, check: nameChecks }),
  email: textRule(fieldLabels.contact.email, {
    isRequired,
    maxLength: EMAIL_MAX_LENGTH,
    normalise: normaliseHalfWidth,
    check: fieldChecks.email,
  }),
});

const WIRE_NAMES = {
  productName: 'product_name',
  makerName: 'maker_name',
  body: 'body',
  name: 'name',
  email: 'email',
};

interface ProductRequestFormInput {
  /** What the shopper searched for. */
  readonly productName: string;
  readonly isMember: boolean;
  readonly onSent: () => void;
}

/** The form that asks the shop for a product which it does not have. core §7 */
export function useProductRequestForm({ productName, isMember, onSent }: ProductRequestFormInput) {
  const { queryClient } = useShopServices();
  const sendOnce = useSendOnce();
  const rules = useMemo(() => ({ ...OF_PRODUCT, ...ofShopper(!isMember) }), [isMember]);
  return useShopForm<keyof typeof WIRE_NAMES>({
    rules,
    initial: {
      productName: productName.slice(0, NAME_MAX_LENGTH),
      makerName: '',
      body: '',
      name: '',
      email: '',
    },
    wireNames: WIRE_NAMES,
    submit: async ({ productName: product_name, makerName: maker_name, body, name, email }) => {
      const request = { product_name, maker_name, body, name, email };
      await sendOnce(request, (api) => api.call(createProductRequest, { body: request }));
      await queryClient.invalidateQueries({ queryKey: searchKeys.requestPages });
      onSent();
    },
  });
}
