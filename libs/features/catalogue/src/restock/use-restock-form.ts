import { createRestockNotice } from '@shop/contract/restock-notices/create-restock-notice';
import { useApi } from '@shop/query/use-api';
import { fieldChecks } from '@shop/site/form/field-checks';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { EMAIL_MAX_LENGTH } from '@shop/validation/email';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';

const email = (isRequired: boolean) =>
  textRule(fieldLabels.user.email, {
    isRequired,
    maxLength: EMAIL_MAX_LENGTH,
    normalise: normaliseHalfWidth,
    check: fieldChecks.email,
  });
const GUEST_RULES = { email: email(true) };
/** A member's own mailbox gets the notice, so nothing is asked for. */
const MEMBER_RULES = { email: email(false) };

interface RestockFormInput {
  readonly productKey: string;
  readonly isMember: boolean;
  readonly onAccepted: () => void;
}

/** Asks for one mail when a product that is out of stock is back. */
export function useRestockForm({ productKey, isMember, onAccepted }: RestockFormInput) {
  const api = useApi();
  return useShopForm<'email'>({
    rules: isMember ? MEMBER_RULES : GUEST_RULES,
    initial: { email: '' },
    wireNames: { email: 'email' },
    submit: async (values) => {
      const body = isMember ? {} : { email: values.email };
      await api.call(createRestockNotice, { params: { key: productKey }, body });
      onAccepted();
    },
  });
}
