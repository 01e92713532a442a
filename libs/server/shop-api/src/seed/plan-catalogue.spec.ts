import { planCatalogue } from './plan-catalogue';
import { DRAWINGS } from './pictures/drawings/all-drawings';
import { scene } from './pictures/scene';
import { SHOP_SEEDS } from './shops/all-shops';

/** A first start draws at most so many things for a shop. */
const MAX_PICTURES = 90;

describe.each(SHOP_SEEDS)('the seed of the shop $key', (shop) => {
  const plan = planCatalogue(shop);
  const variants = plan.flatMap((model) => model.variants);

  it('has at least 120 products, every key and number once', () => {
    expect(plan.length).toBeGreaterThanOrEqual(120);
    expect(new Set(variants.map(({ key }) => key)).size).toBe(variants.length);
    expect(new Set(variants.map(({ code }) => code)).size).toBe(variants.length);
  });

  it('has something reduced, sold out and running out, and plenty of the rest', () => {
    expect(variants.some(({ beforePrice }) => beforePrice !== null)).toBe(true);
    expect(variants.some(({ stock }) => stock === 0)).toBe(true);
    expect(variants.some(({ stock }) => stock > 0 && stock <= 5)).toBe(true);
    expect(variants.filter(({ stock }) => stock > 1_000).length).toBeGreaterThan(variants.length / 2);
  });

  it('is the same at every run', () => {
    expect(planCatalogue(shop)).toEqual(plan);
  });

  it('draws a bounded number of pictures', () => {
    const pictures = new Set(variants.map(({ drawing, colour }) => `${drawing}/${colour}`));
    expect(pictures.size).toBeLessThanOrEqual(MAX_PICTURES);
  });
});

describe('the drawings', () => {
  it.each(Object.entries(DRAWINGS))('%s is whole', (_name, drawing) => {
    const svg = scene(drawing, '#8fa58a');
    expect(svg).not.toMatch(/undefined|NaN/);
    expect(svg.length).toBeGreaterThan(1_500);
  });
});
