import { useAddressForm } from '@shop/feature-account/address-form/use-address-form';
import { prefecturesQuery } from '@shop/feature-account/prefectures-query';
import { type GiftDraft, isSameAddress, type WrittenAddress } from '@shop/feature-gift/gift-draft';
import { useCheckGiftShipping } from '@shop/feature-gift/use-check-gift-shipping';
import { useApi } from '@shop/query/use-api';
import { giftPaths } from '@shop/site/paths/gift-paths';
import { useTheme } from '@shop/theming/theme-provider';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddressFields } from '../../parts/address-fields';
import styles from '../../parts/form-layout.module.css';
import { QueryFailure } from '../../parts/query-failure';
import { StepActions } from '../../parts/step-actions';
import { socialGiftShippingWords } from './social-gift-shipping-words';

interface GiftAddressFormProps {
  readonly token: string;
  /** The key in the page's path. */
  readonly giftKey: string | undefined;
  readonly draft: GiftDraft;
  readonly change: (part: Partial<GiftDraft>) => void;
}

/** Where the gift goes. What is typed stays in the tab with every change, so that a reload and the way back keep it. */
export function GiftAddressForm({ token, giftKey, draft, change }: GiftAddressFormProps) {
  const words = useWords(socialGiftShippingWords);
  const prefectures = useQuery(prefecturesQuery(useApi()));
  const check = useCheckGiftShipping(token);
  const navigate = useNavigate();
  // As it was when the form was opened: what is kept while typing is no other form.
  const [present] = useState(draft.address);
  const form = useAddressForm(
    async (address) => {
      await check(address);
      change({ address: written(), isAddressChecked: true, isDeliveryChecked: false });
      await navigate(giftPaths.delivery(giftKey));
    },
    useTheme().rules,
    present,
  );
  const written = (): WrittenAddress => ({
    lastName: form.getValue('lastName'),
    firstName: form.getValue('firstName'),
    lastNameKana: form.getValue('lastNameKana'),
    firstNameKana: form.getValue('firstNameKana'),
    postalCode: form.getValue('postalCode'),
    prefecture: form.getValue('prefecture'),
    city: form.getValue('city'),
    address1: form.getValue('address1'),
    address2: form.getValue('address2'),
    phoneNumber: form.getValue('phoneNumber'),
  });
  // A field that is left as it was changes nothing: an address that was accepted stays accepted.
  const keep = () => {
    const address = written();
    if (!isSameAddress(address, draft.address))
      change({ address, isAddressChecked: false, isDeliveryChecked: false });
  };
  return (
    <form
      {...form.formProps}
      method="post"
      aria-label={words.form}
      className={styles.fields}
      onChange={keep}
      onBlur={keep}
    >
      <LiveMessage>{form.announcement}</LiveMessage>
      <h2 className={styles.section}>{words.shippingAddress}</h2>
      <p>{words.privacy}</p>
      {prefectures.isError && <QueryFailure error={prefectures.error} onRetry={prefectures.refetch} />}
      <AddressFields form={form} prefectures={prefectures.data ?? []} />
      <StepActions backTo={giftPaths.entry()} isBusy={form.isSubmitting} failure={form.formError} />
    </form>
  );
}
