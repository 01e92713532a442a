import { createInquiry } from '@shop/contract/inquiries/create-inquiry';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { useMemo } from 'react';
import { type Attachment, type ContactValues, saveContactDraft } from './contact-draft';
import { toInquiryInput } from './contact-input';
import { type ContactFormOptions, contactRules } from './contact-rules';
import type { InquiryCategoryView } from './inquiry-categories-query';

/** The fields' names in the API. */
const WIRE_NAMES: Readonly<Record<keyof ContactValues, string>> = {
  category: 'category_id',
  name: 'name',
  nameKana: 'name_kana',
  email: 'email',
  phone: 'phone',
  body: 'body',
};

interface ContactFormInput {
  readonly initial: ContactValues;
  readonly files: readonly Attachment[];
  readonly categories: readonly InquiryCategoryView[];
  /** What the shop's theme has decided about its forms. */
  readonly options: ContactFormOptions;
  /** The inquiry has been checked, and its draft is kept for the confirmation. */
  readonly onPrepared: () => Promise<void>;
}

/** The first step of an inquiry: the API checks what was written and keeps nothing. core §2, §7 */
export function useContactForm({ initial, files, categories, options, onPrepared }: ContactFormInput) {
  const services = useShopServices();
  const { isNameKanaRequired, addressFormat } = options;
  const rules = useMemo(
    () => contactRules({ isNameKanaRequired, addressFormat }),
    [isNameKanaRequired, addressFormat],
  );
  return useShopForm<keyof ContactValues>({
    rules,
    initial,
    wireNames: WIRE_NAMES,
    submit: async (values) => {
      const body = { ...toInquiryInput(values, files), step: 'prepare' } as const;
      const { data } = await services.api.call(createInquiry, { body });
      const category = categories.find(({ id }) => String(id) === values.category);
      saveContactDraft(services, {
        values: { ...values },
        files: [...files],
        prepareKey: data.prepare_key ?? '',
        categoryName: category?.name ?? '',
      });
      await onPrepared();
    },
  });
}
