import type { BookAddressValues } from '@shop/feature-account/address-form/book-address-fields';
import { useUpdateAddress } from '@shop/feature-account/use-update-address';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BookAddressForm } from '../../parts/book-address-form';
import { addressEditWords } from './address-edit-words';

interface EditFormProps {
  readonly id: number;
  readonly stored: BookAddressValues;
  readonly prefectures: readonly string[];
}

/** Changes one entry. What is being written stays, also when the entry is read again meanwhile. */
export function EditForm({ id, stored, prefectures }: EditFormProps) {
  const words = useWords(addressEditWords);
  const [initial] = useState(stored);
  const { mutateAsync: updateAddress } = useUpdateAddress(id);
  const navigate = useNavigate();
  return (
    <BookAddressForm
      initial={initial}
      prefectures={prefectures}
      onSave={async (address) => {
        await updateAddress(address);
        void showToast('success', words.changed);
        await navigate(accountPaths.addressBook());
      }}
    />
  );
}
