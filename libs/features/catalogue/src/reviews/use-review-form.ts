import { isApiError } from '@shop/api-client/is-api-error';
import { createReview } from '@shop/contract/reviews/create-review';
import type { ReviewInput } from '@shop/contract/reviews/review';
import { useShopServices } from '@shop/query/shop-services-provider';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { nameChecks } from '@shop/validation/name';
import { normaliseLines } from '@shop/validation/text/normalise-lines';
import { productPartKeys } from '../product-part-keys';
import { useReviewPhotos } from './use-review-photos';

const TITLE_MAX_LENGTH = 60;
const BODY_MAX_LENGTH = 2000;
const NICKNAME_MAX_LENGTH = 60;

const rules = {
  rating: textRule('評価', { isChoice: true }),
  title: textRule('タイトル', { maxLength: TITLE_MAX_LENGTH }),
  body: textRule('レビュー本文', { maxLength: BODY_MAX_LENGTH, normalise: normaliseLines }),
  nickname: textRule('ニックネーム', { maxLength: NICKNAME_MAX_LENGTH, check: nameChecks }),
};

/** The form by which a member reviews a product, once. Afterwards the page fetches the reviews again. account §7 */
export function useReviewForm(productKey: string, onWritten: () => void) {
  const { api, queryClient } = useShopServices();
  const photos = useReviewPhotos();
  const send = async (body: ReviewInput) => {
    try {
      await api.call(createReview, { params: { key: productKey }, body });
    } catch (error) {
      const messages = isApiError(error) && error.kind === 'rejected' ? error.body.errors['photo_ids'] : null;
      if (messages?.[0] !== undefined) photos.reject(messages[0]);
      throw error;
    }
  };
  const form = useShopForm<keyof typeof rules>({
    rules,
    initial: { rating: '', title: '', body: '', nickname: '' },
    wireNames: { rating: 'rating', title: 'title', body: 'body', nickname: 'nickname' },
    submit: async (values) => {
      const photoIds = photos.photos.map(({ id }) => id);
      await send({ ...values, rating: Number(values.rating), photo_ids: photoIds });
      onWritten();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: productPartKeys.allReviews(productKey) }),
        queryClient.invalidateQueries({ queryKey: productPartKeys.rating(productKey) }),
      ]);
    },
  });
  const hasUnsaved = () => form.hasUnsaved() || photos.photos.length > 0;
  return { ...form, hasUnsaved, photos };
}
