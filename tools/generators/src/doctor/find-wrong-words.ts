import type { Theme } from '@shop/theming/theme';
import { type WordDefinitions, baseWord, ownWords, textOf } from '../theme-sources/word-definitions';

/**
 * The words of a theme that no page reads, that are missing, or that are of another kind than those of its base; and titles
 * of pages that are missing.
 */
export function findWrongWords(theme: Theme, definitions: WordDefinitions): readonly string[] {
  const found = ownWords(theme).flatMap(([id, key, word]) => {
    const place = `The theme "${theme.name}" has words.${id}.${key}`;
    const defined = definitions.get(id);
    if (defined === undefined)
      return [`${place}, but no words have the id "${id}". The ids stand in the *-words.ts files.`];
    const base = baseWord(theme, definitions, id, key);
    if (base === undefined)
      return [`${place}, which nothing reads. The keys of "${id}" are ${Object.keys(defined).join(', ')}.`];
    if (typeof base !== typeof word)
      return [
        typeof base === 'string'
          ? `${place} as a function, but it takes no values: write a text, such as '${base}'.`
          : `${place} as a text, but it gets values: write a function, as the base does for '${textOf(base)}'.`,
      ];
    return textOf(word).trim() === '' && textOf(base).trim() !== ''
      ? [`${place}, and it is empty. Write it, or remove the line: then it is '${textOf(base)}'.`]
      : [];
  });
  const titles = Object.entries(theme.pageTitles).flatMap(([page, title]) =>
    title.trim() === '' && theme.base?.pageTitles !== theme.pageTitles
      ? [
          `The theme "${theme.name}" has an empty title for the page ${page}. Write pageTitles.${page}, or remove the line.`,
        ]
      : [],
  );
  return [...found, ...titles];
}
