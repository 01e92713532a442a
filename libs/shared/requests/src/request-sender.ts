import type { Sender } from './admission-lane';
import { isPublicIp } from './is-public-ip';
import { rateLimitIp } from './rate-limit-ip';

/**
 * Whose share of the places a request takes, by its client IP: an IPv6 address counts as its /64. `null`, without a share of
 * its own, where that is no public address: a proxy that does not say for whom it asks, or this machine.
 */
export const requestSender = (clientIp: string): Sender =>
  isPublicIp(clientIp) ? rateLimitIp(clientIp) : null;
