import { escapeHtml } from '@uplink/api-client/domain';
import type { Link } from './notice-page.ts';
import type { Page } from './page.ts';

export interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string | undefined;
  error?: string | undefined;
  help?: string | undefined;
}

export interface FormPage {
  title: string;
  lead?: string | undefined;
  /** What went wrong with the whole form. */
  alert?: string | undefined;
  action: string;
  fields: Field[];
  /** Said before the button, as HTML of ours. */
  note?: string | undefined;
  /** A box to tick before the button. */
  check?: { name: string; label: string; isChecked: boolean } | undefined;
  submit: string;
  links: Link[];
  /** What the page also does with a script. */
  script?: string | undefined;
}

/** Stands before what went wrong, so that its colour is not the only sign. */
const sign =
  '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/></svg>';

export function formPage(form: FormPage): Page {
  const focused =
    form.fields.find((field) => field.error) ?? form.fields.find((field) => !field.value);
  const fields = form.fields.map((field) => fieldHtml(field, field === focused));
  const links = form.links.map(
    ({ text, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`,
  );
  const body = `<h1>${escapeHtml(form.title)}</h1>
${form.lead ? `<p class="lead">${escapeHtml(form.lead)}</p>` : ''}
${form.alert ? `<p class="alert" role="alert">${sign}<span>${escapeHtml(form.alert)}</span></p>` : ''}
<form method="post" action="${escapeHtml(form.action)}" novalidate>
${fields.join('\n')}
${form.check ? checkHtml(form.check) : ''}
${form.note ? `<p class="help">${form.note}</p>` : ''}
<button type="submit">${escapeHtml(form.submit)}</button>
</form>
${form.script ? `<script src="${escapeHtml(form.script)}" defer></script>` : ''}
${links.length ? `<p class="links">${links.join('')}</p>` : ''}`;
  return { title: form.title, body };
}

const checkHtml = ({ name, label, isChecked }: NonNullable<FormPage['check']>) =>
  `<label class="check"><input type="checkbox" name="${name}" value="yes"${isChecked ? ' checked' : ''}> <span>${escapeHtml(label)}</span></label>`;

function fieldHtml(field: Field, isFocused: boolean): string {
  const described = [field.help && `${field.name}-help`, field.error && `${field.name}-error`]
    .filter(Boolean)
    .join(' ');
  const value = field.type === 'password' ? '' : escapeHtml(field.value ?? '');
  return `<div class="field">
<label for="${field.name}">${escapeHtml(field.label)}</label>
<input id="${field.name}" name="${field.name}" type="${field.type}" value="${value}" autocomplete="${field.autocomplete}" required
 ${described ? `aria-describedby="${described}"` : ''} ${field.error ? 'aria-invalid="true"' : ''} ${isFocused ? 'autofocus' : ''}>
${field.help ? `<p class="help" id="${field.name}-help">${escapeHtml(field.help)}</p>` : ''}
${field.error ? `<p class="error" id="${field.name}-error">${sign}<span>${escapeHtml(field.error)}</span></p>` : ''}
</div>`;
}
