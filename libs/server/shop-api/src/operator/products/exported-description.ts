import { importedDescription } from '../import/imported-description';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A description as an import reads it back: plain text that looks like HTML, or has entities, as text. */
export const exportedDescription = (stored: string): string =>
  importedDescription(stored) === stored
    ? stored
    : stored.replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter);
