import { toAddressInput } from '@shop/feature-account/address-form/address-fields';
import { giftLeadtimesQuery } from '@shop/feature-gift/gift-leadtimes-query';
import type { GiftView } from '@shop/feature-gift/gift-view';
import { useGiftDraft } from '@shop/feature-gift/use-gift-draft';
import { useApi } from '@shop/query/use-api';
import { giftPaths } from '@shop/site/paths/gift-paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { GiftFrame } from '../../parts/gift/gift-frame';
import { GiftSummary } from '../../parts/gift/gift-summary';
import { QueryFailure } from '../../parts/query-failure';
import { ConfirmGift, type ConfirmGiftProps } from './confirm-gift';
import { socialGiftConfirmWords } from './social-gift-confirm-words';

/** Everything once more, before it is sent. account §2 */
export default function SocialGiftConfirmPage({ params }: PageProps) {
  const words = useWords(socialGiftConfirmWords);
  const { key } = params;
  return (
    <GiftFrame title={words.heading} step={2} giftKey={key}>
      {(gift, token) => (
        <>
          <Entered gift={gift} token={token} giftKey={key} />
          <GiftSummary gift={gift} />
        </>
      )}
    </GiftFrame>
  );
}

interface EnteredProps extends Pick<ConfirmGiftProps, 'token' | 'giftKey'> {
  readonly gift: GiftView;
}

function Entered({ gift, token, giftKey }: EnteredProps) {
  const { draft, drop } = useGiftDraft(token);
  if (draft === null) return <SkeletonPage sizes={['block', 'block']} />;
  const { address, isAddressChecked, isDeliveryChecked } = draft;
  const input = address === null ? null : toAddressInput(address);
  if (input === null || !isAddressChecked) return <Navigate to={giftPaths.shipping(giftKey)} replace />;
  if (!isDeliveryChecked) return <Navigate to={giftPaths.delivery(giftKey)} replace />;
  const entered = { token, giftKey, address: input, draft, drop };
  return draft.timeSlotKey === null ? (
    <ConfirmGift {...entered} timeSlot={null} />
  ) : (
    <ConfirmTimeSlot {...entered} shippingId={gift.shippingId} timeSlotKey={draft.timeSlotKey} />
  );
}

interface ConfirmTimeSlotProps extends Omit<ConfirmGiftProps, 'timeSlot'> {
  readonly shippingId: number;
  readonly timeSlotKey: string;
}

/** Nothing is confirmed before the chosen time slot can be named; one that is gone is chosen anew. */
function ConfirmTimeSlot({ shippingId, timeSlotKey, ...entered }: ConfirmTimeSlotProps) {
  const { prefecture, postal_code: postalCode } = entered.address;
  const place = { shippingId, prefecture, postalCode };
  const { data, error, refetch } = useQuery(giftLeadtimesQuery(useApi(), entered.token, place));
  if (data === undefined)
    return error === null ? (
      <SkeletonPage sizes={['block', 'block']} />
    ) : (
      <QueryFailure error={error} onRetry={refetch} />
    );
  const slot = data.timeSlots.find(({ key }) => key === timeSlotKey);
  if (slot === undefined) return <Navigate to={giftPaths.delivery(entered.giftKey)} replace />;
  return <ConfirmGift {...entered} timeSlot={slot.label} />;
}
