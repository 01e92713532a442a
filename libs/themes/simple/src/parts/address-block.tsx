import type { Address } from '@shop/site/views/address';
import styles from './address-block.module.css';

/** An address as it stands on a label. */
export function AddressBlock({ address }: { readonly address: Address }) {
  return (
    <address className={styles.address}>
      <span>{address.name} 様</span>
      <span>
        〒{address.postalCode} {address.fullAddress}
      </span>
      {address.phoneNumber !== '' && <span>電話番号 {address.phoneNumber}</span>}
    </address>
  );
}
