/** What a shopper reads in the HTML of a document. */
interface ReadDocument {
  readonly title: string | undefined;
  /** The texts of the main headings. */
  readonly headings: readonly string[];
  /** The text of the page itself; of several steps, the current one is in 【】. */
  readonly main: string;
}

/** A text without elements, styles and scripts. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ');

const CURRENT_STEP = /(<li\b[^>]*aria-current="step"[^>]*>)([\s\S]*?)<\/li>/g;

/** Reads the HTML of a document. */
export function readDocument(html: string): ReadDocument {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    headings: [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, heading = '']) => textOf(heading)),
    main: textOf(main.replaceAll(CURRENT_STEP, '$1【$2】')),
  };
}
