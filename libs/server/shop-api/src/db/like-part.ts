/** The pattern of `like` for texts that contain a word: its `%` and `_` stand for themselves. */
export const likePart = (word: string): string => `%${word.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
