import { Marked } from 'marked';

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The classes of `sanitiseHtml` that align a cell; text is on the left without one. */
const ALIGNMENTS: Readonly<Record<string, string>> = { center: ' class="center"', right: ' class="right"' };

const marked = new Marked({
  async: false,
  gfm: true,
  renderer: {
    // The element that `sanitiseHtml` has for text that no longer holds.
    del({ tokens }) {
      return `<s>${this.parser.parseInline(tokens)}</s>`;
    },
    tablecell({ tokens, header, align }) {
      const content = this.parser.parseInline(tokens);
      const alignment = ALIGNMENTS[align ?? ''] ?? '';
      return header ? `<th scope="col"${alignment}>${content}</th>\n` : `<td${alignment}>${content}</td>\n`;
    },
    // A title of a picture is no attribute that `sanitiseHtml` lets through.
    image({ href, text }) {
      return `<img src="${escapeAttribute(href)}" alt="${escapeAttribute(text)}">`;
    },
  },
});

/**
 * The HTML of an editor's Markdown (GitHub's dialect: tables, strikethrough, HTML in between). It is not trusted: like
 * all HTML of editors it passes `sanitiseHtml` before it is shown.
 */
export const markdownToHtml = (markdown: string): string => marked.parse(markdown, { async: false });
