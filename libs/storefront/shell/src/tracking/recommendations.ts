import type { ShopServices } from '@shop/query/shop-services';
import type { ShopEvent } from '@shop/site/state/shop-events';
import { atom } from 'jotai/vanilla';

/** The products that a recommendation has led to in this tab, with its place among them, from 1. */
const recommendedAtom = atom<Readonly<Record<string, number>>>({});

/** A recommendation has led to a product. */
export function noteRecommendation(store: ShopServices['store'], productKey: string, place: number): void {
  store.set(recommendedAtom, (noted) => ({ ...noted, [productKey]: place }));
}

/** The recommendation that has led to the one product of an event. account §7 `logreco_rcmd_ct` */
export function recommendationOf(
  store: ShopServices['store'],
  { items = [] }: ShopEvent,
): number | undefined {
  const [item] = items;
  return item === undefined || items.length > 1 ? undefined : store.get(recommendedAtom)[item.key];
}
