import { useCardForm } from './card-field.controller.ts';
import { CardFieldView } from './card-field.view.tsx';
import type { CardFieldProps } from './payments.types.ts';

/**
 * The card form of the deployment's provider. Number and security code go to the provider alone; this page
 * gets a token. Nothing of it is loaded before it is shown.
 */
export function CardField(props: CardFieldProps) {
  return <CardFieldView {...useCardForm(props)} />;
}
