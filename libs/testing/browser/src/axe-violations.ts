import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA and axe's best practices; how all else went needs no telling. */
const OPTIONS = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
} satisfies Parameters<AxeBuilder['options']>[0];
/** Stands in for axe's source, half a megabyte, where the document has it. */
const ALREADY_THERE = 'void 0';

/** What axe finds on the page as it stands (or within a part of it), one line each; empty when all is well. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  const axe = await builderFor(page);
  const { violations } = await (within === undefined ? axe : axe.include(within)).options(OPTIONS).analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
}

/** Frames of other origins are judged by way of a page of axe's own; a page without frames is judged as it is, sooner. */
async function builderFor(page: Page): Promise<AxeBuilder> {
  if (page.frames().length > 1) return new AxeBuilder({ page });
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'));
  return new AxeBuilder({ page, ...(isThere && { axeSource: ALREADY_THERE }) }).setLegacyMode();
}
