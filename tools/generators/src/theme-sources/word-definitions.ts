import { type Tree, visitNotIgnoredFiles } from '@nx/devkit';
import type { Theme } from '@shop/theming/theme';
import type { Word, Words, WordsDefinition } from '@shop/theming/words';
import { shopApps } from './find-theme-file';
import type { LoadModule } from './module-loader';

/** Where words stand that themes may override. */
const FOLDERS = ['libs/themes', 'libs/features/tracking/src'];
const ENDING = '-words.ts';

/** All words that are defined, by the id of their definition. */
export type WordDefinitions = ReadonlyMap<string, Words>;

const isDefinition = (value: unknown): value is WordsDefinition =>
  typeof value === 'object' && value !== null && 'id' in value && 'words' in value && 'override' in value;

/** Loads all words of the themes and of what lies over every page. */
export async function loadWordDefinitions(tree: Tree, load: LoadModule): Promise<WordDefinitions> {
  const files: string[] = [];
  for (const folder of [...FOLDERS, ...shopApps(tree)])
    visitNotIgnoredFiles(tree, folder, (file) => {
      if (file.endsWith(ENDING)) files.push(file);
    });
  const definitions: [string, Words][] = [];
  for (const file of files) {
    for (const value of Object.values(await load(file))) {
      const definition: unknown = value;
      if (isDefinition(definition)) definitions.push([definition.id, definition.words]);
    }
  }
  return new Map(definitions);
}

/** More values than any word takes. */
const VALUES = ['〔1〕', '〔2〕', '〔3〕', '〔4〕'] as const;

/** A word as text: one that takes values with marks in their places, so that it can be compared and read. */
export function textOf(word: Word): string {
  if (typeof word === 'string') return word;
  const withMarks: (...values: never[]) => unknown = word;
  try {
    return String(Reflect.apply(withMarks, undefined, VALUES));
  } catch (error) {
    // It calculates with its values, which marks do not let it.
    if (error instanceof TypeError || error instanceof RangeError) return '〔calculated〕';
    throw error;
  }
}

/** The word that a theme's base has under this key; undefined where there is none. */
export const baseWord = (
  { base }: Theme,
  definitions: WordDefinitions,
  id: string,
  key: string,
): Word | undefined => base?.words[id]?.[key] ?? definitions.get(id)?.[key];

/** The words that a theme itself overrides: those of its base are the base's. */
export function ownWords(theme: Theme): readonly (readonly [id: string, key: string, word: Word])[] {
  return Object.entries(theme.words).flatMap(([id, words = {}]) =>
    Object.entries(words)
      .filter(([key, word]) => theme.base?.words[id]?.[key] !== word)
      .map(([key, word]) => [id, key, word] as const),
  );
}
