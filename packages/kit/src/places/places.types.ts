/** Props of a field of an address: those of a form's field fit, with a label. */
export interface PlaceFieldProps {
  label: string;
  /** Beside the label, e.g. 'optional'. */
  hint?: string;
  errorMessage?: string | undefined;
  /** A code or name, as it is stored; empty for none. */
  value: string;
  /** Called with a code, or with the text where the country has no list of states. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  validationBehavior?: 'aria';
  /** Without it the field can be emptied again. @default false */
  isRequired?: boolean;
  isDisabled?: boolean;
}

export interface StateFieldProps extends PlaceFieldProps {
  /** The country of the address, by code or name: its list of states is offered. */
  country: string;
}
