import { cardsQuery } from '@shop/feature-account/cards-query';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { MypageFrame } from '../../parts/mypage-frame';
import { QueryFailure } from '../../parts/query-failure';
import { CardList } from './card-list';
import { cardWords } from './card-words';

/** The cards that the payment service keeps for the member. account §2 */
export default function CardPage() {
  const words = useWords(cardWords);
  const { data, error, isPending, refetch } = useQuery(cardsQuery(useShopServices()));
  return (
    <MypageFrame title={words.heading}>
      <p>{words.lead}</p>
      {isPending && <SkeletonPage sizes={['block', 'block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && <CardList cards={data.cards} limit={data.limit} />}
    </MypageFrame>
  );
}
