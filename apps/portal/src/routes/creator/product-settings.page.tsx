import { useLocation, useParams } from '@tanstack/react-router';
import { ProductSettings, setupSteps } from '@uplink/creator/products';
import { defineSearch, oneOf } from '@uplink/kit/search';
import { useListAddress } from '../shared/use-list-address.ts';

const readStep = defineSearch({
  step: oneOf(...setupSteps),
  field: oneOf('shortDescription', 'certificate'),
});

export function ProductSettingsPage() {
  const { productId = '' } = useParams({ strict: false });
  const { pathname } = useLocation();
  const { step = 'basicInfo', field } = useListAddress(readStep).search;
  return (
    <ProductSettings
      productId={Number(productId)}
      step={step}
      field={field}
      hrefOf={(one) => `${pathname}?step=${one}`}
    />
  );
}
