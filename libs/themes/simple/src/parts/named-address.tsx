import type { Address } from '@shop/site/views/address';
import { AddressBlock } from './address-block';
import styles from './named-address.module.css';

interface NamedAddressProps {
  /** What the member calls it (自宅); null: nothing. */
  readonly label: string | null;
  readonly address: Address;
}

/** The address of one of several destinations, below what its member calls it. */
export function NamedAddress({ label, address }: NamedAddressProps) {
  return (
    <>
      {label !== null && <p className={styles.label}>{label}</p>}
      <AddressBlock address={address} />
    </>
  );
}
