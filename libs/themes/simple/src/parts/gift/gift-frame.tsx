import { giftErrorKind } from '@shop/feature-gift/gift-error-kind';
import { giftQuery } from '@shop/feature-gift/gift-query';
import type { GiftView } from '@shop/feature-gift/gift-view';
import { useGiftDraft } from '@shop/feature-gift/use-gift-draft';
import { useGiftKey } from '@shop/feature-gift/use-gift-key';
import { useApi } from '@shop/query/use-api';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { NarrowPage } from '../narrow-page';
import { QueryFailure } from '../query-failure';
import { GiftEnded } from './gift-ended';
import { GiftSteps } from './gift-steps';

interface GiftFrameProps {
  readonly title: string;
  readonly step: 0 | 1 | 2;
  /** The key in the page's path. */
  readonly giftKey: string | undefined;
  /** Rendered once the gift is there and waits for its address. */
  readonly children: (gift: GiftView, token: string) => ReactNode;
}

/** Heading and steps around one step of a gift; says what became of a gift for which nothing can be entered. */
export function GiftFrame({ title, step, giftKey, children }: GiftFrameProps) {
  const token = useGiftKey(giftKey);
  return (
    <NarrowPage title={title}>
      {token === undefined && <SkeletonPage sizes={['block', 'block']} />}
      {token === null && <GiftEnded reason="noLink" giftKey={giftKey} />}
      {typeof token === 'string' && (
        <LoadedGift token={token} step={step} giftKey={giftKey}>
          {children}
        </LoadedGift>
      )}
    </NarrowPage>
  );
}

type LoadedGiftProps = Omit<GiftFrameProps, 'title'> & { readonly token: string };

function LoadedGift({ token, step, giftKey, children }: LoadedGiftProps) {
  const { data: gift, error, refetch } = useQuery(giftQuery(useApi(), token));
  const { drop } = useGiftDraft(token);
  const kind = giftErrorKind(error);
  const ended = kind !== null && kind !== 'open' ? kind : gift?.isCompleted === true ? 'completed' : null;
  // The receiver's address is no longer needed here.
  useEffect(() => {
    if (ended !== null) drop();
  }, [ended, drop]);
  if (ended !== null) return <GiftEnded reason={ended} giftKey={giftKey} />;
  if (gift === undefined)
    return error === null ? (
      <SkeletonPage sizes={['block', 'block']} />
    ) : (
      <QueryFailure error={error} onRetry={refetch} />
    );
  return (
    <>
      <GiftSteps current={step} />
      {children(gift, token)}
    </>
  );
}
