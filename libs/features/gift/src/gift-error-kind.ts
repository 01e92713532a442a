import { isApiError } from '@shop/api-client/is-api-error';
import { SOCIAL_GIFT_ERRORS } from '@shop/contract/social-gifts/social-gift';

/** Why a link leads to no gift that waits for its address; `open`: the address was not entered yet. */
export type GiftErrorKind = 'unknown' | 'expired' | 'declined' | 'cancelled' | 'completed' | 'open';

const KINDS: Readonly<Record<string, GiftErrorKind>> = {
  [SOCIAL_GIFT_ERRORS.notFound]: 'unknown',
  [SOCIAL_GIFT_ERRORS.expired]: 'expired',
  [SOCIAL_GIFT_ERRORS.declined]: 'declined',
  [SOCIAL_GIFT_ERRORS.cancelled]: 'cancelled',
  [SOCIAL_GIFT_ERRORS.alreadyCompleted]: 'completed',
  [SOCIAL_GIFT_ERRORS.notCompleted]: 'open',
};

/** Classifies an error by the codes of gifts, which no other feature knows; null for any other, which may pass. */
export function giftErrorKind(error: unknown): GiftErrorKind | null {
  if (!isApiError(error)) return null;
  const isAnswer = error.kind === 'not-found' || error.kind === 'rejected';
  return isAnswer ? (KINDS[error.code] ?? null) : null;
}
