import { type Address, paths } from '@shop/site';
import { LinkButton } from '@shop/ui-kit/link-button/link-button';
import { Panel } from '@shop/ui-kit/panel/panel';
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
