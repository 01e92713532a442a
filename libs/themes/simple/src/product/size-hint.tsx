import type { ProductView } from '@shop/feature-catalogue/product-view';
import { type BodyTable, toBodyTable } from '@shop/feature-catalogue/size-recommendation/body-table';
import { sizeTablesQuery } from '@shop/feature-catalogue/size-tables-query';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { sizeAdviceWords } from './size-advice-words';
import { useRecommendedSize } from './use-recommended-size';

/** Beside the choice of a size: the one that fits the member; nothing where none does. Its reasons stand at the size table. */
export function SizeHint({ product }: { readonly product: ProductView }) {
  const { data = [] } = useQuery(sizeTablesQuery(useApi(), product.key));
  const table = toBodyTable(data);
  return table === null ? null : <SizeOfTable table={table} />;
}

function SizeOfTable({ table }: { readonly table: BodyTable }) {
  const words = useWords(sizeAdviceWords);
  const { advice } = useRecommendedSize(table);
  return advice?.found.kind === 'size' ? <span>{words.hint(advice.found.size)}</span> : null;
}
