import { toAddressInput } from '@shop/feature-account/address-form/address-fields';
import type { GiftDraft } from '@shop/feature-gift/gift-draft';
import { giftLeadtimesQuery } from '@shop/feature-gift/gift-leadtimes-query';
import type { GiftView } from '@shop/feature-gift/gift-view';
import { useGiftDraft } from '@shop/feature-gift/use-gift-draft';
import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import { useApi } from '@shop/query/use-api';
import { giftPaths } from '@shop/site/paths/gift-paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { GiftFrame } from '../../parts/gift/gift-frame';
import { QueryFailure } from '../../parts/query-failure';
import { GiftDeliveryForm } from './gift-delivery-form';
import { socialGiftDeliveryWords } from './social-gift-delivery-words';

interface GiftOfToken {
  readonly gift: GiftView;
  readonly token: string;
  /** The key in the page's path. */
  readonly giftKey: string | undefined;
}

/** When the gift arrives; follows the address. account §2 */
export default function SocialGiftDeliveryPage({ params }: PageProps) {
  const words = useWords(socialGiftDeliveryWords);
  const { key } = params;
  return (
    <GiftFrame title={words.heading} step={1} giftKey={key}>
      {(gift, token) => <Delivery gift={gift} token={token} giftKey={key} />}
    </GiftFrame>
  );
}

function Delivery(opened: GiftOfToken) {
  const { token, giftKey } = opened;
  const { draft, change } = useGiftDraft(token);
  if (draft === null) return <SkeletonPage sizes={['block', 'block']} />;
  const address = draft.address === null ? null : toAddressInput(draft.address);
  if (address === null || !draft.isAddressChecked)
    return <Navigate to={giftPaths.shipping(giftKey)} replace />;
  return <DeliveryTo {...opened} address={address} draft={draft} change={change} />;
}

interface DeliveryToProps extends GiftOfToken {
  readonly address: ShippingAddressInput;
  readonly draft: GiftDraft;
  readonly change: (part: Partial<GiftDraft>) => void;
}

function DeliveryTo({ gift, address, ...form }: DeliveryToProps) {
  const { prefecture, postal_code: postalCode } = address;
  const place = { shippingId: gift.shippingId, prefecture, postalCode };
  const { data, error, refetch } = useQuery(giftLeadtimesQuery(useApi(), form.token, place));
  if (data === undefined)
    return error === null ? (
      <SkeletonPage sizes={['block', 'block']} />
    ) : (
      <QueryFailure error={error} onRetry={refetch} />
    );
  return <GiftDeliveryForm {...form} leadtime={data} prefecture={prefecture} onRejected={refetch} />;
}
