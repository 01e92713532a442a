import type { PageProps } from '@shop/theming/page-props';
import { useGiftDraft } from '@shop/feature-gift/use-gift-draft';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { GiftFrame } from '../../parts/gift/gift-frame';
import { GiftSummary } from '../../parts/gift/gift-summary';
import { NeedsScript } from '../../parts/needs-script';
import { DeclineGift } from './decline-gift';
import { GiftAddressForm } from './gift-address-form';
import { socialGiftShippingWords } from './social-gift-shipping-words';

/** The gift, and where it goes; or that it is not wanted. account §2 */
export default function SocialGiftShippingPage({ params }: PageProps) {
  const words = useWords(socialGiftShippingWords);
  const { key } = params;
  return (
    <GiftFrame title={words.heading} step={0} giftKey={key}>
      {(gift, token) => (
        <>
          <GiftSummary gift={gift} />
          <NeedsScript />
          <Address token={token} giftKey={key} />
          <DeclineGift token={token} />
        </>
      )}
    </GiftFrame>
  );
}

/** The form, once the tab's storage has been read. */
function Address({ token, giftKey }: { readonly token: string; readonly giftKey: string | undefined }) {
  const state = useGiftDraft(token);
  if (state.draft === null) return <SkeletonPage sizes={['tall']} />;
  return <GiftAddressForm token={token} giftKey={giftKey} draft={state.draft} change={state.change} />;
}
