import type { Theme } from '@shop/theming/theme';
import { type WordDefinitions, baseWord, ownWords, textOf } from '../theme-sources/word-definitions';

/**
 * The words of a theme whose base has other words now than when they were noted (`npm run theme -- accept`), or none.
 * `noted` has the base's texts by `id.key`.
 */
export function findDriftedWords(
  theme: Theme,
  definitions: WordDefinitions,
  noted: Readonly<Record<string, string>>,
): readonly string[] {
  return ownWords(theme).flatMap(([id, key, word]) => {
    const place = `${id}.${key}`;
    const before = noted[place];
    const now = baseWord(theme, definitions, id, key);
    if (before === undefined || now === undefined || textOf(now) === before) return [];
    return [
      `The theme "${theme.name}" says words.${place} in its own way, and its base has changed it since. See whether yours still fits, then run: npm run theme -- accept ${theme.name}\n- ${before}\n+ ${textOf(now)}\n  ${theme.name}: ${textOf(word)}`,
    ];
  });
}
