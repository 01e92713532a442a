import { useTheme } from './theme-provider';
import type { Words, WordsDefinition } from './words';

/** The words of a page or part as the theme has them: those that it overrides, and the defined ones. */
export function useWords<Defined extends Words>(definition: WordsDefinition<string, Defined>): Defined {
  return definition.override(useTheme().words[definition.id]);
}
