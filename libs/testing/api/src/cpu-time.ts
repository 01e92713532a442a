const RUNS = 7;

/**
 * The CPU time of some work, in ms: the minimum of several runs, so that neither other processes nor garbage
 * collection count. With `enough`, measuring ends once a run took no longer than that.
 */
export async function cpuTime(work: () => unknown, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && least > enough; run += 1) least = Math.min(least, await cpuTimeOnce(work));
  return least;
}

async function cpuTimeOnce(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The accepted growth for four times the size: linear work grows by 4, quadratic work by 16. */
export const MAX_GROWTH = 8;

/**
 * Work that takes less than this is repeated, because the resolution of the CPU clock would distort the
 * result.
 */
const MEASURABLE_MS = 2;

const repeat = (work: () => unknown, times: number) => async () => {
  for (let time = 0; time < times; time += 1) await work();
};

/** The factor by which work takes longer for four times the size, both measured in turn. */
export async function growth(workOf: (size: number) => () => unknown, size: number): Promise<number> {
  const [small, large] = [workOf(size), workOf(4 * size)];
  // A first run, so that both measurements run compiled code.
  await large();
  let times = 1;
  while ((await cpuTime(repeat(small, times))) < MEASURABLE_MS) times *= 2;
  const least = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  for (let run = 0; run < RUNS; run += 1) {
    least.large = Math.min(least.large, await cpuTimeOnce(repeat(large, times)));
    least.small = Math.min(least.small, await cpuTimeOnce(repeat(small, times)));
  }
  return least.large / least.small;
}
