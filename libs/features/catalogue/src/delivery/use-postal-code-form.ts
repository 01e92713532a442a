import { useShopServices } from '@shop/query/shop-services-provider';
import { fieldChecks } from '@shop/site/form/field-checks';
import { textRule } from '@shop/site/form/text-rule';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { useState } from 'react';
import { type DeliveryPromise, productDeliveryQuery } from './product-delivery-query';
import { rememberPostalCode, rememberedPostalCode } from './remembered-postal-code';

const rules = {
  postalCode: textRule(fieldLabels.address.postal_code, {
    normalise: normaliseHalfWidth,
    check: fieldChecks.postalCode,
  }),
};

/** The form that asks when a product can be at one's own door. A code is remembered on the device. core §5 "post" */
export function usePostalCodeForm(productKey: string) {
  const services = useShopServices();
  const { api, queryClient } = services;
  const [promise, setPromise] = useState<DeliveryPromise | null>(null);
  const form = useShopForm<'postalCode'>({
    rules,
    initial: { postalCode: rememberedPostalCode(deviceStorage(services)) },
    wireNames: { postalCode: 'postal_code' },
    submit: async ({ postalCode }) => {
      const code = postalCode.replace('-', '');
      setPromise(await queryClient.fetchQuery(productDeliveryQuery(api, productKey, code)));
      rememberPostalCode(deviceStorage(services), code);
    },
  });
  return { ...form, promise };
}
