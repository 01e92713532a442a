import { brandsQuery } from '@shop/feature-catalogue/brands-query';
import { ALL_PRODUCTS } from '@shop/feature-catalogue/product-filter';
import { productFacetsQuery } from '@shop/feature-catalogue/product-facets-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { KanaList } from '../../parts/kana-list';
import { NameCard } from '../../parts/name-card';
import { brandWords } from './brand-words';

/** The brands of the shop in the order of the syllabary, each leading to its products. core §2 */
export default function BrandPage() {
  const words = useWords(brandWords);
  const api = useApi();
  // The list of products counts the brands already; of those that it leaves out nothing is said.
  const counts = useQuery(productFacetsQuery(api, ALL_PRODUCTS)).data?.brand ?? [];
  const noteOf = (key: string) => {
    const found = counts.find((brand) => brand.key === key);
    if (found === undefined) return undefined;
    return found.isCapped ? words.productsOrMore(found.count) : words.products(found.count);
  };
  return (
    <KanaList words={words} query={useQuery(brandsQuery(api))}>
      {({ key, name, kana, makerName, makerDescription, picture }, headingLevel) => (
        <NameCard
          {...{ name, kana, picture, headingLevel }}
          description={words.made(makerName, makerDescription)}
          to={paths.productList({ brand: key })}
          note={noteOf(key)}
        />
      )}
    </KanaList>
  );
}
