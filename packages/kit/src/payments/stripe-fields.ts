import type { paymentsMessages } from './payments.messages.ts';
import type { CardFormOptions } from './payments.types.ts';

/** Labels and error texts around Stripe's frames, and the one field that is ours: the zip. */
export function drawStripeFields(
  { container, asksForZip, onEnter }: CardFormOptions,
  messages: typeof paymentsMessages,
) {
  const root = make('div', 'ul-card-field__fields');
  const zip = make('input', 'ul-input');
  zip.autocomplete = 'postal-code';
  zip.maxLength = 10;
  zip.addEventListener('keydown', ({ key }) => key === 'Enter' && onEnter());
  const row = make('div', 'ul-card-field__row');
  const fields = new Map([
    ['number', drawField(messages.number, make('div', 'ul-input ul-card-field__place'))],
    ['expiry', drawField(messages.expires, make('div', 'ul-input ul-card-field__place'))],
    ['cvc', drawField(messages.securityCode, make('div', 'ul-input ul-card-field__place'))],
    ...(asksForZip ? [['zip', drawField(messages.zip, zip)] as const] : []),
  ]);
  for (const [name, { field }] of fields) (name === 'number' ? root : row).append(field);
  root.append(row);
  container.append(root);
  return {
    placeOf: (name: string): HTMLElement => fields.get(name)?.place ?? root,
    zip: () => zip.value.trim(),
    showFault(name: string, text: string) {
      const { error, place } = fields.get(name) ?? {};
      if (!error || !place) return;
      error.textContent = text;
      place.toggleAttribute('data-invalid', text !== '');
      if (place === zip) zip.setAttribute('aria-invalid', String(text !== ''));
    },
    setDisabled: (isDisabled: boolean) => {
      zip.disabled = isDisabled;
    },
    remove: () => root.remove(),
  };
}

let lastId = 0;

function drawField(text: string, place: HTMLElement) {
  lastId += 1;
  const field = make('div', 'ul-field');
  const label = make('label', 'ul-field__label');
  const error = make('p', 'ul-field__error');
  place.id = `ul-card-${lastId}`;
  error.id = `${place.id}-error`;
  error.setAttribute('role', 'alert');
  label.htmlFor = place.id;
  label.textContent = text;
  place.setAttribute('aria-describedby', error.id);
  field.append(label, place, error);
  return { field, place, error };
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
