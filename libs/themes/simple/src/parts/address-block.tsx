import { formatPhoneNumber } from '@shop/format/format-phone-number';
import type { Address } from '@shop/site/views/address';
import { useWords } from '@shop/theming/use-words';
import styles from './address-block.module.css';
import { addressBlockWords } from './address-block-words';
import { definePart } from '@shop/theming/theme-place';

/** An address as it is written on a label. */
function PlainAddressBlock({ address }: { readonly address: Address }) {
  const words = useWords(addressBlockWords);
  return (
    <address className={styles.address}>
      <span>{words.recipient(address.name)}</span>
      <span>{words.postalAddress(address.postalCode, address.fullAddress)}</span>
      {address.phoneNumber !== '' && <span>{words.phoneNumber(formatPhoneNumber(address.phoneNumber))}</span>}
    </address>
  );
}

/** Replaceable under `address-block`. */
export const AddressBlock = definePart('address-block', PlainAddressBlock);
