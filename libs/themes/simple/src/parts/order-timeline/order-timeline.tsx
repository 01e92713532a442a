import { orderTimeline } from '@shop/feature-orders/order-timeline';
import type { ReturnStep } from '@shop/feature-orders/returns/return-steps';
import { formatDateTime } from '@shop/format/format-date';
import { useWords } from '@shop/theming/use-words';
import styles from './order-timeline.module.css';
import { orderTimelineWords } from './order-timeline-words';

interface OrderTimelineProps {
  readonly order: Parameters<typeof orderTimeline>[0];
  /** What has happened to goods that came back. */
  readonly more?: readonly ReturnStep[];
}

const RETURN_WORDS = {
  refund: {
    requested: 'returnRequested',
    approved: 'returnApproved',
    refused: 'returnRefused',
    completed: 'returnCompleted',
    withdrawn: 'returnWithdrawn',
  },
  exchange: {
    requested: 'exchangeRequested',
    approved: 'exchangeApproved',
    refused: 'exchangeRefused',
    completed: 'exchangeCompleted',
    withdrawn: 'exchangeWithdrawn',
  },
} as const;

/**
 * The way of an order from its placement to its delivery, and of what came back, with the time of each step that was
 * taken. account §4
 */
export function OrderTimeline({ order, more = [] }: OrderTimelineProps) {
  const words = useWords(orderTimelineWords);
  const way = orderTimeline(order).map(({ status, at }) => ({ key: status, name: words[status], at }));
  const returned = more.map(({ key, kind, status, at }) => ({
    key,
    name: words[RETURN_WORDS[kind][status]],
    at,
  }));
  const steps = [
    ...[...way, ...returned]
      .flatMap((step) => (step.at === null ? [] : [{ ...step, at: step.at }]))
      .toSorted(byTime),
    ...way.filter(({ at }) => at === null),
  ];
  const latest = steps.findLastIndex(({ at }) => at !== null);
  return (
    <ol className={styles.steps} aria-label={words.label}>
      {steps.map(({ key, name, at }, index) => (
        <li
          key={key}
          className={styles.step}
          data-state={at === null ? 'ahead' : 'taken'}
          aria-current={index === latest ? 'step' : undefined}
        >
          <span className={styles.name}>{name}</span>
          {at === null ? (
            <span className={styles.at}>{words.ahead}</span>
          ) : (
            <time className={styles.at} dateTime={at}>
              {formatDateTime(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Steps of the same moment stay in their order. */
const byTime = (one: { readonly at: string }, other: { readonly at: string }): number =>
  Date.parse(one.at) - Date.parse(other.at);
