import type { TrackingView } from '@shop/feature-orders/order-view';
import { formatDateTime } from '@shop/format/format-date';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { trackingDetailsWords } from './tracking-details-words';

/** How a parcel is shipped, with a link to the carrier's own page. */
export function TrackingDetails({ tracking }: { readonly tracking: TrackingView }) {
  const words = useWords(trackingDetailsWords);
  return (
    <DefinitionList
      items={[
        { term: words.shippedAt, description: formatDateTime(tracking.shippedAt) },
        { term: words.carrier, description: tracking.carrierName },
        ...[tracking, ...tracking.others].map(({ number, url }) => ({
          term: words.trackingNumber,
          description: (
            <a href={url} target="_blank" rel="noreferrer">
              {words.followParcel(number)}
            </a>
          ),
        })),
      ]}
    />
  );
}
