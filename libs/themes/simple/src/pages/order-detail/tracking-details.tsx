import type { TrackingView } from '@shop/feature-orders/order-view';
import { formatDateTime } from '@shop/format/format-date';
import { DefinitionList } from '@shop/ui-kit/definition-list';

/** How a parcel travels, with a link to the carrier's own page. */
export function TrackingDetails({ tracking }: { readonly tracking: TrackingView }) {
  return (
    <DefinitionList
      items={[
        { term: '発送日時', description: formatDateTime(tracking.shippedAt) },
        { term: '配送会社', description: tracking.carrierName },
        {
          term: 'お問い合わせ番号',
          description: (
            <a href={tracking.url} target="_blank" rel="noreferrer">
              {tracking.number}（荷物の状況を見る）
            </a>
          ),
        },
      ]}
    />
  );
}
