import { getCategoryHierarchySpec } from '@shop/contract/categories/get-category-hierarchy';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { categories, images, productModelCategories, productModels } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { visibleModels } from '../tags/visible-models';
import { categoryTree } from './category-tree';

/** GET /v1/categories/hierarchy */
export const getCategoryHierarchyRoute = defineRoute(getCategoryHierarchySpec, async (context, { query }) => {
  const { db, channel } = context;
  const rows = await db
    .select({ category: categories, image: images })
    .from(categories)
    .leftJoin(images, eq(images.id, categories.imageId))
    .where(
      and(
        eq(categories.channelId, channel.id),
        eq(categories.tableName, query.table),
        eq(categories.isShow, true),
      ),
    )
    .orderBy(asc(categories.position), asc(categories.id));
  const ids = rows.map(({ category }) => category.id);
  const links =
    ids.length === 0
      ? []
      : await db
          .select({
            categoryId: productModelCategories.categoryId,
            modelId: productModelCategories.productModelId,
          })
          .from(productModelCategories)
          .innerJoin(productModels, eq(productModels.id, productModelCategories.productModelId))
          // The lists that the categories lead to show no others.
          .where(and(inArray(productModelCategories.categoryId, ids), await visibleModels(context)));
  const modelIds = new Map<number, number[]>();
  for (const link of links)
    modelIds.set(link.categoryId, [...(modelIds.get(link.categoryId) ?? []), link.modelId]);
  return [
    ...categoryTree(
      rows.map(({ category, image }) => ({
        ...category,
        image,
        modelIds: modelIds.get(category.id) ?? [],
      })),
    ),
  ];
});
