import { giftCompletionQuery } from '@shop/feature-gift/gift-completion-query';
import { giftErrorKind } from '@shop/feature-gift/gift-error-kind';
import { useGiftKey } from '@shop/feature-gift/use-gift-key';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { useApi } from '@shop/query/use-api';
import { giftPaths } from '@shop/site/paths/gift-paths';
import { paths } from '@shop/site/paths/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { GiftEnded } from '../../parts/gift/gift-ended';
import { GiftSteps } from '../../parts/gift/gift-steps';
import { NarrowPage } from '../../parts/narrow-page';
import { PrimaryLink } from '../../parts/primary-link';
import { QueryFailure } from '../../parts/query-failure';
import { socialGiftCompleteWords } from './social-gift-complete-words';

/** The shop knows where the gift goes: when it arrives. account §2 */
export default function SocialGiftCompletePage({ params }: PageProps) {
  const words = useWords(socialGiftCompleteWords);
  const { key } = params;
  const token = useGiftKey(key);
  return (
    <NarrowPage title={words.heading}>
      {token === undefined && <SkeletonPage sizes={['block']} />}
      {token === null && <GiftEnded reason="noLink" giftKey={key} />}
      {typeof token === 'string' && <Completion token={token} giftKey={key} />}
    </NarrowPage>
  );
}

interface CompletionProps {
  readonly token: string;
  /** The key in the page's path. */
  readonly giftKey: string | undefined;
}

function Completion({ token, giftKey }: CompletionProps) {
  const words = useWords(socialGiftCompleteWords);
  const { data, error, refetch } = useQuery(giftCompletionQuery(useApi(), token));
  const ended = giftErrorKind(error);
  if (ended === 'open') return <Navigate to={giftPaths.shipping(giftKey)} replace />;
  if (ended !== null) return <GiftEnded reason={ended} giftKey={giftKey} />;
  if (data === undefined)
    return error === null ? (
      <SkeletonPage sizes={['block']} />
    ) : (
      <QueryFailure error={error} onRetry={refetch} />
    );
  const { giverName, deliveryAt, earliestArrivalOn, timeSlotLabel } = data;
  return (
    <>
      <GiftSteps current={3} />
      <Notice kind="success">{words.done}</Notice>
      <DefinitionList
        items={[
          { term: words.giver, description: words.giverName(giverName) },
          deliveryAt === null
            ? { term: words.arrival, description: words.from(formatDateWithWeekday(earliestArrivalOn)) }
            : { term: words.deliveryDate, description: formatDateWithWeekday(deliveryAt) },
          { term: words.timeSlot, description: timeSlotLabel ?? words.anyTime },
        ]}
      />
      <p>{words.change}</p>
      <LinkButton to={paths.contact()} variant="secondary" isWide>
        {words.toContact}
      </LinkButton>
      <PrimaryLink to={paths.home()} isWide>
        {words.toHome}
      </PrimaryLink>
    </>
  );
}
