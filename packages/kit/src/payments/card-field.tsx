import { useCardForm } from './card-field.controller.ts';
import { CardFieldView } from './card-field.view.tsx';
import type { CardResult } from './payments.types.ts';

/** What a form around the card field can ask of it. */
export interface CardFieldHandle {
  /** Has the provider check the card; the field shows what is wrong with it. */
  submit(): Promise<CardResult>;
  focus(): void;
}

export interface CardFieldProps {
  /** Set while the form is there. */
  handleRef: { current: CardFieldHandle | null };
  /** The zip of another field of the page; without it the card field asks for it. */
  zip?: string;
  /** What the server said about the card: shown under its number. */
  error?: string | undefined;
  isDisabled?: boolean;
  /** Enter was pressed in one of its fields. */
  onEnter?: () => void;
}

/**
 * The card form of the deployment's provider. Number and security code go to the provider alone; this page
 * gets a token. Nothing of it is loaded before it is shown.
 */
export function CardField(props: CardFieldProps) {
  return <CardFieldView {...useCardForm(props)} />;
}
