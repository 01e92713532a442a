import { cardServiceQuery } from '@shop/feature-account/card-form/card-service-query';
import { cardsQuery } from '@shop/feature-account/cards-query';
import { useShopServices } from '@shop/query/shop-services-provider';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { MypageFrame } from '../../parts/mypage-frame';
import { NeedsScript } from '../../parts/needs-script';
import { QueryFailure } from '../../parts/query-failure';
import { CardAddForm } from './card-add-form';
import { cardAddWords } from './card-add-words';

/** A new card, where there is room for one and the shop takes cards. account §2 */
export default function CardAddPage() {
  const words = useWords(cardAddWords);
  const services = useShopServices();
  const cards = useQuery(cardsQuery(services));
  const service = useQuery(cardServiceQuery(services.api));
  const isThere = cards.data !== undefined && service.data !== undefined;
  const error = cards.error ?? service.error;
  return (
    <MypageFrame title={words.heading} above={[{ label: words.cards, to: accountPaths.cards() }]}>
      <NeedsScript />
      {!isThere && error === null && <SkeletonPage sizes={['block', 'tall']} />}
      {!isThere && error !== null && (
        <QueryFailure error={error} onRetry={() => Promise.all([cards.refetch(), service.refetch()])} />
      )}
      {isThere && (
        <Entry
          isFull={cards.data.cards.length >= cards.data.limit}
          limit={cards.data.limit}
          formUrl={service.data.formUrl}
        />
      )}
    </MypageFrame>
  );
}

interface EntryProps {
  readonly isFull: boolean;
  readonly limit: number;
  readonly formUrl: string | null;
}

/** The form, or why there is none. */
function Entry({ isFull, limit, formUrl }: EntryProps) {
  const words = useWords(cardAddWords);
  if (formUrl !== null && !isFull) return <CardAddForm formUrl={formUrl} />;
  return (
    <>
      <Notice kind="info">
        <p>{isFull ? words.limitReached(limit) : words.unavailable}</p>
      </Notice>
      <div>
        <LinkButton to={accountPaths.cards()} variant="secondary">
          {words.back}
        </LinkButton>
      </div>
    </>
  );
}
