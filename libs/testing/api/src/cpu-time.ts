const RUNS = 7;

/**
 * The CPU time that some work takes, in ms: the least of several runs, so that neither what else the machine does nor a
 * collection of garbage counts. With `enough`, no more runs are made once one took no longer.
 */
export async function cpuTime(work: () => unknown, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && least > enough; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

/** Between 4, as what grows with the size takes for four times the size, and 16, as what grows with its square does. */
export const MOST_GROWTH = 8;

/** What takes less is measured by repeating it: the clock of the processor and its first runs would count for too much. */
const MEASURABLE_MS = 2;

const repeat = (work: () => unknown, times: number) => async () => {
  for (let time = 0; time < times; time += 1) await work();
};

/** How many times as long some work takes for four times the size. */
export async function growth(workOf: (size: number) => () => unknown, size: number): Promise<number> {
  const [small, large] = [workOf(size), workOf(4 * size)];
  // Once before, so that both find the code compiled.
  await large();
  let times = 1;
  while ((await cpuTime(repeat(small, times))) < MEASURABLE_MS) times *= 2;
  return (await cpuTime(repeat(large, times))) / (await cpuTime(repeat(small, times)));
}
