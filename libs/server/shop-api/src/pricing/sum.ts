/** The sum of amounts; 0 where there are none. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
