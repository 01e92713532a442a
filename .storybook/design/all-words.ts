/// <reference types="vite/types/importMeta.d.ts" />
import type { WordsDefinition } from '@shop/theming/words';

/** The words of a page or part, and the file that they stand in. */
export interface WordsFile {
  readonly file: string;
  readonly definition: WordsDefinition;
}

const isDefinition = (value: unknown): value is WordsDefinition =>
  typeof value === 'object' && value !== null && 'id' in value && 'words' in value && 'override' in value;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../libs/themes/*/src/**/*-words.ts', '../../apps/storefront-*/app/**/*-words.ts'],
  { eager: true },
);

/** All words of the themes, in the order of their ids. */
export const ALL_WORDS: readonly WordsFile[] = Object.entries(modules)
  .flatMap(([path, module]) =>
    Object.values(module)
      .filter(isDefinition)
      .map((definition) => ({ file: path.replace('../../', ''), definition })),
  )
  .toSorted((one, other) => (one.definition.id < other.definition.id ? -1 : 1));
