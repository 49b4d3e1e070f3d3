import {
  type CheckoutPageForm,
  createCheckoutPage,
} from '../../areas/checkout/authoring/checkout-page.service.ts';
import { emptyLayout } from '../../areas/checkout/authoring/empty-layout.ts';
import type { TestApp } from '../test-app.ts';
import type { Product } from './courses.ts';

/** A published checkout page of a product, with nothing on it but its title. */
export async function addCheckoutPage(
  { db }: TestApp,
  { id: moduleId, name }: Product,
  form: Partial<CheckoutPageForm> & Pick<CheckoutPageForm, 'uniqueId'>,
): Promise<number> {
  const { title = name } = form;
  return createCheckoutPage(db, { moduleId, layout: emptyLayout(title), ...form, title });
}
