/** What the provider says about a card; with its token it is all the academy learns. */
export interface CardFacts {
  zip: string;
  brand: string;
  expMonth: number;
  expYear: number;
  funding: string;
  last4: string;
}

/** A single-use token for the card, or why there is none. The form shows the fault by itself. */
export type CardResult = { token: string; card: CardFacts } | { fault: string };

/** Whether a payment was confirmed: by the person, not by them, or the window was closed. */
export type AuthenticationOutcome = 'approved' | 'failed' | 'closed';

/** What a bank asks for before it lets a payment through, as the API answers it. */
export interface ClientAction {
  kind: 'frame' | 'redirect';
  url?: string;
  clientSecret?: string;
}

/** A provider's card form in the page. Number and security code stay with the provider. */
export interface CardForm {
  /** The zip, where another field of the page asks for it. */
  submit(zip?: string): Promise<CardResult>;
  /** Shows what the server said about the card, under its number. */
  showFault(message: string): void;
  focus(): void;
  setDisabled(isDisabled: boolean): void;
  destroy(): void;
}

/** What a form is drawn for and what it tells. */
export interface CardFormOptions {
  container: HTMLElement;
  /** Whether it asks for the zip. */
  asksForZip: boolean;
  /** Enter was pressed in one of its fields. */
  onEnter(): void;
}

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
  /** Nothing can be typed, e.g. while a payment is made. @default false */
  isDisabled?: boolean;
  /** Enter was pressed in one of its fields. */
  onEnter?: () => void;
}
