import type { Page } from 'playwright-core';

const SHOWN_CHARACTERS = 100;

/**
 * The elements of the main content that reach beyond the right edge of the viewport, but for those within something that
 * scrolls by itself. The layout clips what is too wide, so the width of the document does not tell.
 */
export function elementsCutOff(page: Page): Promise<string[]> {
  return page.evaluate((shownCharacters) => {
    const edgePx = document.documentElement.clientWidth + 1;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 0 && right > edgePx && !scrolls(element.parentElement);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, shownCharacters));
  }, SHOWN_CHARACTERS);
}
