/** Bytes of a first load: bodies as they are served, compressed with brotli, without headers. */
interface FirstLoad {
  readonly scriptBytes: number;
  readonly htmlBytes: number;
}

/** What the first load of a page may have at most. */
export const FIRST_LOAD_BUDGET: FirstLoad = { scriptBytes: 145_000, htmlBytes: 16_000 };
/** What is beyond it is worth a look before the next feature. */
const WARNING_SHARE = 0.95;
const WORDS = { scriptBytes: 'JavaScript', htmlBytes: 'HTML' } as const;

const kiloBytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** A line for each figure of a page that is near its budget or over it. */
export const warningsOf = (page: string, load: Partial<FirstLoad>): string[] =>
  (['scriptBytes', 'htmlBytes'] as const).flatMap((figure) => {
    const bytes = load[figure];
    const budget = FIRST_LOAD_BUDGET[figure];
    if (bytes === undefined || bytes < budget * WARNING_SHARE) return [];
    const share = Math.round((bytes / budget) * 100);
    return `first load of the ${page}: ${kiloBytes(bytes)} of ${kiloBytes(budget)} of ${WORDS[figure]} (${share} %)`;
  });
