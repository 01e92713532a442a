import type { CategoryView } from '@shop/feature-catalogue/categories-query';
import { paths } from '@shop/site/paths/paths';
import { Link } from 'react-router-dom';

/** A category with everything below it. */
export function CategoryBranch({ category }: { readonly category: CategoryView }) {
  return (
    <li>
      <Link to={paths.productList({ category: category.key })}>{category.name}</Link>
      {category.children.length > 0 && (
        <ul>
          {category.children.map((child) => (
            <CategoryBranch key={child.key} category={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
