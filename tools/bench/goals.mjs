/** Collects figures and the goals they are held against, and says each as it comes. */
export function createGoals(print) {
  const lines = [];
  const results = [];
  const say = (line) => {
    lines.push(line);
    print(line);
  };
  const judge = (name, figure, goal, isReached, text) => {
    results.push({ name, figure, goal, isReached });
    say(`${isReached ? '○' : '×'} ${name}: ${text}`);
  };
  return {
    say,
    /** The figure must be this or more. */
    atLeast(name, figure, goal, write) {
      judge(name, figure, goal, figure >= goal, `${write(figure)} (at least ${write(goal)})`);
    },
    /** The figure must be this or less. */
    atMost(name, figure, goal) {
      judge(name, figure, goal, figure <= goal, `${Number(figure.toFixed(3))} (at most ${goal})`);
    },
    missed: () => results.filter(({ isReached }) => !isReached).length,
    report: () => ({ at: new Date().toISOString(), results, lines }),
  };
}
