import { useOpenTags } from '@shop/feature-catalogue/protected-tags/use-open-tags';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { schoolItemsWords } from './school-items-words';

/** In the place of the lists: the way to check a school, or to the products of one that has no list yet. */
export function NoSchoolLists() {
  const words = useWords(schoolItemsWords);
  const open = useOpenTags();
  if (open.length === 0)
    return (
      <EmptyState message={words.none}>
        <LinkButton to={contentPaths.protectedTags()}>{words.toCheck}</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState message={words.noneYet}>
      {open.map(({ key, name }) => (
        <LinkButton key={key} to={paths.productList({ tag: [key] })}>
          {words.prescribedOf(name)}
        </LinkButton>
      ))}
    </EmptyState>
  );
}
