import { useShopServices } from '@shop/query/shop-services-provider';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { useState } from 'react';
import * as v from 'valibot';

/** More children than any family has at one school. */
export const MOST_PUPILS = 9;
/** The name, after the shop's prefix, under which the tab's storage has the numbers, by the ids of the schools. */
const NAME = 'pupils';

const Pupils = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PUPILS));
const Stored = v.record(v.string(), Pupils);

function readAll(storage: Pick<Storage, 'getItem'>): Readonly<Record<string, number>> {
  try {
    const stored = v.safeParse(Stored, JSON.parse(storage.getItem(NAME) ?? '{}'));
    return stored.success ? stored.output : {};
  } catch {
    return {};
  }
}

/** お子さまの人数: for how many pupils a family buys at a school. One at first; kept in the tab. */
export function usePupils(schoolId: number): readonly [number, (pupils: number) => void] {
  const services = useShopServices();
  const [pupils, setPupils] = useState(() => readAll(tabStorage(services))[schoolId] ?? 1);
  const keep = (next: number) => {
    const storage = tabStorage(services);
    storage.setItem(NAME, JSON.stringify({ ...readAll(storage), [schoolId]: next }));
    setPupils(next);
  };
  return [pupils, keep];
}
