import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { withinLimit } from './within-limit';

/** WCAG 2.2 AA and axe's best practices; only violations are reported. */
const OPTIONS = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
} satisfies Parameters<AxeBuilder['options']>[0];
const TARGET_SIZE = 'target-size';
/** Replaces axe's source (half a megabyte) where the document has loaded it already. */
const ALREADY_THERE = 'void 0';

/**
 * The violations that axe finds on the current page or within a part of it, one line each. `without` is a part that is
 * left out.
 */
export async function axeViolations(page: Page, within?: string, without?: string): Promise<string[]> {
  const axe = await builderFor(page);
  const scrolledBy = await page.evaluate(() => window.scrollY);
  // A sticky header that happens to cover half a link makes that link too small a target for axe.
  if (scrolledBy > 0) await scrollTo(page, 0);
  if (within !== undefined) axe.include(within);
  if (without !== undefined) axe.exclude(without);
  const { violations } = await withinLimit(axe.options(OPTIONS).analyze(), `axe's report of ${page.url()}`);
  const small = violations.some(({ id }) => id === TARGET_SIZE) ? await smallElsewhere(page, axe) : null;
  await scrollTo(page, scrolledBy);
  return violations
    .map(({ id, help, nodes }) => ({
      ...{ id, help },
      found: nodes.filter(({ html }) => id !== TARGET_SIZE || small?.has(html) === true),
    }))
    .filter(({ found }) => found.length > 0)
    .map(({ id, help, found }) => `${id}: ${help}: ${found.map(({ html }) => html).join(' | ')}`);
}

/**
 * The targets that are too small for axe half a screen further down: a bar at the foot of the screen covers others there,
 * and what is small by itself is so in both places.
 */
async function smallElsewhere(page: Page, axe: AxeBuilder): Promise<ReadonlySet<string>> {
  await scrollTo(page, (page.viewportSize()?.height ?? 0) / 2);
  const { violations } = await axe
    .options({ runOnly: { type: 'rule', values: [TARGET_SIZE] }, resultTypes: ['violations'] })
    .analyze();
  return new Set(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)));
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);
}

/**
 * Frames of other origins need a page of axe's own; a page without frames is checked directly, which is
 * faster.
 */
async function builderFor(page: Page): Promise<AxeBuilder> {
  if (page.frames().length > 1) return new AxeBuilder({ page });
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'));
  return new AxeBuilder({ page, ...(isThere && { axeSource: ALREADY_THERE }) }).setLegacyMode();
}
