/**
 * @typedef {object} GoalResult
 * @property {string} name
 * @property {number} figure
 * @property {number} goal
 * @property {boolean} isReached
 */

/**
 * Collects figures and compares them with their goals; prints each line as it comes.
 * @param {(line: string) => void} print
 */
export function createGoals(print) {
  /** @type {string[]} */
  const lines = [];
  /** @type {GoalResult[]} */
  const results = [];
  const writeLine = (/** @type {string} */ line) => {
    lines.push(line);
    print(line);
  };
  const addResult = (/** @type {GoalResult} */ result, /** @type {string} */ text) => {
    results.push(result);
    writeLine(`${result.isReached ? '○' : '×'} ${result.name}: ${text}`);
  };
  return {
    writeLine,
    /**
     * The figure must be this or more.
     * @param {string} name
     * @param {number} figure
     * @param {number} goal
     * @param {(value: number) => string} write how the figure and the goal are printed
     */
    atLeast(name, figure, goal, write) {
      const result = { name, figure, goal, isReached: figure >= goal };
      addResult(result, `${write(figure)} (at least ${write(goal)})`);
    },
    /**
     * The figure must be this or less.
     * @param {string} name
     * @param {number} figure
     * @param {number} goal
     */
    atMost(name, figure, goal) {
      const result = { name, figure, goal, isReached: figure <= goal };
      addResult(result, `${Number(figure.toFixed(3))} (at most ${goal})`);
    },
    missed: () => results.filter(({ isReached }) => !isReached).length,
    report: () => ({ at: new Date().toISOString(), results, lines }),
  };
}
