import { planCatalogue } from './plan-catalogue';
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

  it('[entity-size-table] shows a size table where a product comes in measured sizes', () => {
    for (const { description, variants: offered } of plan) {
      const size = offered[0]?.options.find(({ value }) =>
        /^(?:\d{3}A|\d{2}cm|\d{2}\.0cm|[SML])$/.test(value),
      );
      expect(description.includes('サイズ表</h3>')).toBe(size !== undefined);
    }
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
