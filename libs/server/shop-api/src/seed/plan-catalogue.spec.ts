import { DEMO_ACCESSORIES } from './demo-accessories';
import { DEMO_SETS } from './demo-sets';
import { planCatalogue } from './plan-catalogue';
import { DEMO_SIZE_TABLES } from './seed-offers';
import { DRAWINGS } from './pictures/drawings/all-drawings';
import { scene } from './pictures/scene';
import { SHOP_SEEDS } from './shops/all-shops';

/** The shops of the demonstration; one that joins them may be smaller. */
const LARGE_SHOPS = ['default', 'corporate', 'school', 'gift'];
/** A first start draws at most so many things for a shop. */
const MAX_PICTURES = 90;

describe.each(SHOP_SEEDS)('the seed of the shop $key', (shop) => {
  const plan = planCatalogue(shop);
  const variants = plan.flatMap((model) => model.variants);

  it('has products with unique keys and numbers, a large shop at least 120', () => {
    expect(plan.length).toBeGreaterThanOrEqual(LARGE_SHOPS.includes(shop.key) ? 120 : 12);
    expect(new Set(variants.map(({ key }) => key)).size).toBe(variants.length);
    expect(new Set(variants.map(({ code }) => code)).size).toBe(variants.length);
  });

  it('has reduced, sold-out and nearly sold-out products, and plenty of the rest', () => {
    expect(variants.some(({ beforePrice }) => beforePrice !== null)).toBe(true);
    expect(variants.some(({ stock }) => stock === 0)).toBe(true);
    expect(variants.some(({ stock }) => stock > 0 && stock <= 5)).toBe(true);
    expect(variants.filter(({ stock }) => stock > 1_000).length).toBeGreaterThan(variants.length / 2);
  });

  it('says of every product something of its own: name, description, and reviews with text', () => {
    expect(new Set(plan.map(({ name }) => name)).size).toBe(plan.length);
    expect(new Set(plan.map(({ description }) => description)).size).toBe(plan.length);
    const bodies = plan.flatMap(({ reviews }) => reviews.map(({ body }) => body));
    if (!LARGE_SHOPS.includes(shop.key)) return;
    expect(bodies.length).toBeGreaterThan(plan.length);
    for (const { description } of plan)
      for (const term of ['素材', 'サイズ', 'お手入れ'])
        expect(description).toContain(`<th scope="row">${term}</th>`);
    expect(bodies.filter((body, at) => bodies.indexOf(body) !== at)).toEqual([]);
  });

  it('[entity-size-table] every measured size that is offered has a row in a size table of its product', () => {
    const tables = DEMO_SIZE_TABLES[shop.key] ?? [];
    for (const { kindKey, variants: offered } of plan) {
      const sizes = tables
        .filter(({ kinds }) => kinds.includes(kindKey))
        .map(({ rows }) => rows.map(({ size }) => size));
      for (const { options } of offered) {
        const size = options.find(({ value }) => /^(?:\d{3}A|\d{2,3}cm|\d{2}\.0cm|[SML])$/.test(value));
        if (size !== undefined) expect(sizes.flat()).toContain(size.value);
      }
    }
  });

  it('[entity-size-table] every size table is for kinds that the shop has, and has a value for each column', () => {
    const kindKeys = new Set(plan.map(({ kindKey }) => kindKey));
    for (const { kinds, columns, rows } of DEMO_SIZE_TABLES[shop.key] ?? []) {
      for (const kind of kinds) expect(kindKeys).toContain(kind);
      for (const { values } of rows) expect(values).toHaveLength(columns.length);
    }
  });

  it('every set and every accessory is of kinds that some line has together', () => {
    const kindsOfLines = new Map<string, Set<string>>();
    for (const { lineKey, kindKey } of plan)
      kindsOfLines.set(lineKey, (kindsOfLines.get(lineKey) ?? new Set()).add(kindKey));
    const together = [
      ...(DEMO_SETS[shop.key] ?? []).map(({ items }) => Object.keys(items)),
      ...Object.entries(DEMO_ACCESSORIES[shop.key] ?? {}).flatMap(([kind, accessories]) =>
        accessories.map(([accessory]) => [kind, accessory]),
      ),
    ];
    const apart = together.filter(
      (kinds) => ![...kindsOfLines.values()].some((line) => kinds.every((kind) => line.has(kind))),
    );
    expect(apart).toEqual([]);
  });

  it('is the same in every run', () => {
    expect(planCatalogue(shop)).toEqual(plan);
  });

  it('uses a bounded number of drawings', () => {
    const pictures = new Set(variants.map(({ drawing, colour }) => `${drawing}/${colour}`));
    expect(pictures.size).toBeLessThanOrEqual(MAX_PICTURES);
  });
});

describe('the drawings', () => {
  it.each(Object.entries(DRAWINGS))('%s is a complete drawing', (_name, drawing) => {
    const svg = scene(drawing, '#8fa58a');
    expect(svg).not.toMatch(/undefined|NaN/);
    expect(svg.length).toBeGreaterThan(1_500);
  });
});
