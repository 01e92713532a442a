import { listSchoolRequirementsSpec } from '@shop/contract/schools/list-school-requirements';
import { defineRoute } from '../http/define-route';
import { presentVariant } from '../products/present-product';
import { priceViewOf } from '../products/shopper-price';
import { readTagGrants } from '../tags/tag-grant';
import { visibleModels } from '../tags/visible-models';
import { listRequirements } from './school-requirement-store';

/** GET /v1/tags/school-requirements */
export const listSchoolRequirementsRoute = defineRoute(listSchoolRequirementsSpec, async (context) => {
  const { db, channel } = context;
  const tagIds = await readTagGrants(context);
  if (tagIds.length === 0) return [];
  const visible = await visibleModels(context);
  const view = await priceViewOf(db, context);
  const schools = await listRequirements(db, view, {
    channelId: channel.id,
    tagIds,
    visible,
  });
  return schools.map(({ tag, school, items }) => ({
    tag,
    school,
    items: items.map(({ requirement, model, variants }) => ({
      product_model_id: model.id,
      name: model.name,
      required_quantity: requirement.requiredQuantity,
      is_required: requirement.isRequired,
      note: requirement.note,
      products: variants.map((variant) =>
        presentVariant(variant, { taxRate: model.taxRate, sums: view.sums }),
      ),
    })),
  }));
});
