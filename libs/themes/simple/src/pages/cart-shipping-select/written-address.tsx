import type { Address } from '@shop/site/views/address';
import { paths } from '@shop/site/paths';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { AddressBlock } from '../../parts/address-block';

/** The address that a visitor has written. */
export function WrittenAddress({ address }: { readonly address: Address }) {
  return (
    <>
      <Panel
        title="お届け先"
        action={
          <LinkButton to={paths.cartShippingAdd()} variant="quiet">
            変更する
          </LinkButton>
        }
      >
        <AddressBlock address={address} />
      </Panel>
      <LinkButton to={paths.cartShippingDetail()} isWide>
        次へ
      </LinkButton>
    </>
  );
}
