const MINUTE_MS = 60_000;
/** Reports of one address, and of all, that are logged in a minute. */
const MOST_OF_ONE = 10;
const MOST_OF_ALL = 100;

/** Lets so many reports through in a minute. */
export class ReportLimit {
  private readonly counts = new Map<string, number>();
  private all = 0;
  private endsAtMs = 0;

  constructor(private readonly now: () => number) {}

  /** Whether one more of this address may be logged. */
  allows(address: string): boolean {
    if (this.now() >= this.endsAtMs) {
      this.counts.clear();
      this.all = 0;
      this.endsAtMs = this.now() + MINUTE_MS;
    }
    const count = this.counts.get(address) ?? 0;
    if (count >= MOST_OF_ONE || this.all >= MOST_OF_ALL) return false;
    this.counts.set(address, count + 1);
    this.all += 1;
    return true;
  }
}
