import { makersQuery } from '@shop/feature-catalogue/makers-query';
import { useApi } from '@shop/query/use-api';
import { contentPaths } from '@shop/site/paths/content-paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { KanaList } from '../../parts/kana-list';
import { NameCard } from '../../parts/name-card';
import { makerWords } from './maker-words';

/** The makers of the shop in the order of the syllabary. core §2 */
export default function MakerPage() {
  return (
    <KanaList words={useWords(makerWords)} query={useQuery(makersQuery(useApi()))}>
      {({ id, name, kana, description, picture }, headingLevel) => (
        <NameCard {...{ name, kana, description, picture, headingLevel }} to={contentPaths.maker(id)} />
      )}
    </KanaList>
  );
}
