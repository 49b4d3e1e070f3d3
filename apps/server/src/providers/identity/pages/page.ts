import { escapeHtml } from '../../mail/mail.ts';

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
  submit: string;
  links: { text: string; href: string }[];
}

const mark =
  '<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><path d="M8 8v8a8 8 0 0 0 16 0V8" class="bm-line"/><circle cx="8" cy="7" r="4" class="bm-a"/><circle cx="24" cy="7" r="4.5" class="bm-b"/></svg>';

/** A whole page around a body; needs no script. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - Uplink Academy</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/identity/pages.css">
</head>
<body>
<main>
<a class="brand" href="/">${mark}<span>Uplink <em>Academy</em></span></a>
<div class="card">${body}</div>
</main>
</body>
</html>`;
}

export function formPage(form: FormPage): string {
  const firstFault = form.fields.find((field) => field.error)?.name ?? form.fields[0]?.name;
  const fields = form.fields.map((field) => fieldHtml(field, field.name === firstFault));
  const links = form.links.map(
    ({ text, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`,
  );
  return page(
    form.title,
    `<h1>${escapeHtml(form.title)}</h1>
${form.lead ? `<p class="lead">${escapeHtml(form.lead)}</p>` : ''}
${form.alert ? `<p class="alert" role="alert">${escapeHtml(form.alert)}</p>` : ''}
<form method="post" action="${escapeHtml(form.action)}" novalidate>
${fields.join('\n')}
<button type="submit">${escapeHtml(form.submit)}</button>
</form>
${links.length ? `<p class="links">${links.join('')}</p>` : ''}`,
  );
}

/** A page that says something and offers a way on. */
export function noticePage(
  title: string,
  text: string,
  link?: { text: string; href: string },
): string {
  const way = link
    ? `<p><a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>`
    : '';
  return page(title, `<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(text)}</p>${way}`);
}

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
${field.error ? `<p class="error" id="${field.name}-error">${escapeHtml(field.error)}</p>` : ''}
</div>`;
}
