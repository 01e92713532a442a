import type { Page } from 'playwright-core';

/**
 * What a page is built of, as one text: at which width, of which kinds of elements in which, and in which order its headings,
 * landmarks and roles stand. Pages that differ in their words and pictures alone have the same.
 */
export const describeMarkup = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const VALUES = ['class', 'role', 'type', 'aria-live', 'aria-hidden', 'aria-haspopup', 'tabindex', 'for'];
    const OUTLINE = 'h1, h2, h3, h4, h5, h6, main, nav, header, footer, aside, section, dialog, [role]';
    const kinds = new Set<string>();
    const outline: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const attributes = element.getAttributeNames().map((name) => {
        const value = element.getAttribute(name)?.trim() ?? '';
        return value === '' || VALUES.includes(name) ? `${name}=${value}` : name;
      });
      const parent = element.parentElement?.localName ?? '';
      const isEmpty = (element.textContent ?? '').trim() === '';
      kinds.add(
        [parent, element.localName, ...attributes.toSorted(), ...(isEmpty ? ['empty'] : [])].join(' '),
      );
      if (element.matches(OUTLINE))
        outline.push(`${element.localName} ${element.getAttribute('role') ?? ''}`);
    }
    return JSON.stringify([window.innerWidth, [...kinds].toSorted(), outline]);
  });
