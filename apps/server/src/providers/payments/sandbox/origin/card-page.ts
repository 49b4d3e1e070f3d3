import { escapeHtml } from '@uplink/api-client/domain';
import { lookAttributes } from './look.ts';

interface Field {
  id: string;
  label: string;
  autocomplete: string;
  placeholder: string;
  maxlength: number;
  inputmode: 'numeric' | 'text';
}

const number: Field = {
  id: 'number',
  label: 'Card number',
  autocomplete: 'cc-number',
  placeholder: '1234 1234 1234 1234',
  maxlength: 23,
  inputmode: 'numeric',
};
const expiry: Field = {
  id: 'expiry',
  label: 'Expires',
  autocomplete: 'cc-exp',
  placeholder: 'MM / YY',
  maxlength: 9,
  inputmode: 'numeric',
};
const cvc: Field = {
  id: 'cvc',
  label: 'Security code',
  autocomplete: 'cc-csc',
  placeholder: 'CVC',
  maxlength: 4,
  inputmode: 'numeric',
};
const zip: Field = {
  id: 'zip',
  label: 'Zip',
  autocomplete: 'postal-code',
  placeholder: '',
  maxlength: 10,
  inputmode: 'text',
};

/** The card form. A page that asks for the address elsewhere leaves the zip out. */
export function cardPage(query: Record<string, unknown>): string {
  const text = (name: string) => escapeHtml(String(query[name] ?? ''));
  const look = new URLSearchParams();
  for (const name of ['accent', 'surface', 'radius'])
    if (query[name]) look.set(name, String(query[name]));
  const row = query.zip === 'no' ? [expiry, cvc] : [expiry, cvc, zip];
  return `<!doctype html>
<html lang="en"${lookAttributes(query)} data-parent="${text('parent')}" data-nonce="${text('nonce')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card</title>
<link rel="stylesheet" href="/card.css">
<link rel="stylesheet" href="/look.css?${escapeHtml(look.toString())}">
<script src="/card.js" defer></script>
</head>
<body>
<form id="card" novalidate aria-label="Card">
${fieldHtml(number)}
<div class="row">
${row.map(fieldHtml).join('\n')}
</div>
<p class="test">Test mode: no real cards. Use 4242 4242 4242 4242.</p>
<button type="submit" class="away" tabindex="-1" aria-hidden="true">Save</button>
</form>
</body>
</html>`;
}

const sign =
  '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/></svg>';

function fieldHtml({ id, label, ...field }: Field): string {
  return `<div class="field">
<label for="${id}">${label}</label>
<input id="${id}" type="text" inputmode="${field.inputmode}" autocomplete="${field.autocomplete}" maxlength="${field.maxlength}" placeholder="${field.placeholder}" required aria-describedby="${id}-error" spellcheck="false" autocapitalize="off">
<p class="error" id="${id}-error" hidden>${sign}<span></span></p>
</div>`;
}
