import { rateLimitIp } from '@shop/requests/rate-limit-ip';

const MINUTE_MS = 60_000;
/** Reports per minute that are logged: of one client IP, and of all together. */
const MAX_PER_CLIENT = 10;
const MAX_OF_ALL = 100;

/** Limits how many reports are logged in a minute. */
export class ReportLimit {
  private readonly counts = new Map<string, number>();
  private total = 0;
  private endsAtMs = 0;

  constructor(private readonly now: () => number) {}

  /** Counts a report of this client IP, and returns whether it may be logged. */
  allows(clientIp: string): boolean {
    if (this.now() >= this.endsAtMs) {
      this.counts.clear();
      this.total = 0;
      this.endsAtMs = this.now() + MINUTE_MS;
    }
    const sender = rateLimitIp(clientIp);
    const count = this.counts.get(sender) ?? 0;
    if (count >= MAX_PER_CLIENT || this.total >= MAX_OF_ALL) return false;
    this.counts.set(sender, count + 1);
    this.total += 1;
    return true;
  }
}
