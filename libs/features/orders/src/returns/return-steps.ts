import type { ReturnKind } from '@shop/contract/returns/return-kind';
import type { ReturnStatus } from '@shop/contract/returns/return-status';
import type { ReturnView } from './returns-view';

/** One step of a return. */
export interface ReturnStep {
  /** Unique among the returns of an order. */
  readonly key: string;
  readonly kind: ReturnKind;
  readonly status: ReturnStatus;
  /** ISO 8601. */
  readonly at: string;
}

/** What has happened in the returns of an order, each step with its time. */
export const returnSteps = (requests: readonly ReturnView[]): readonly ReturnStep[] =>
  requests.flatMap(({ id, kind, status, requestedAt, decidedAt, completedAt }) => {
    const decided = status === 'completed' ? 'approved' : status;
    return [
      { key: `${id}-requested`, kind, status: 'requested' as const, at: requestedAt },
      ...(decidedAt === null ? [] : [{ key: `${id}-decided`, kind, status: decided, at: decidedAt }]),
      ...(completedAt === null ? [] : [{ key: `${id}-completed`, kind, status, at: completedAt }]),
    ];
  });
