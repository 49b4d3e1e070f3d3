import { escapeHtml } from '@uplink/api-client/domain';
import { identityStyleUrl } from './identity-style.ts';
import { showPasswordUrl } from './show-password.ts';

const mark =
  '<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><path d="M8 8v8a8 8 0 0 0 16 0V8" class="bm-line"/><circle cx="8" cy="7" r="4" class="bm-a"/><circle cx="24" cy="7" r="4.5" class="bm-b"/></svg>';

/** A page of the server; its body is HTML of ours. */
export interface Page {
  title: string;
  body: string;
}

/** The whole document around a page; needs no script. */
export function pageDocument({ title, body }: Page, academyName: string): string {
  const [first = '', ...rest] = escapeHtml(academyName).split(' ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} - ${academyName}`)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="preload" href="/fonts/inter-latin-opsz.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${identityStyleUrl}">
<script src="${showPasswordUrl}" defer></script>
</head>
<body>
<main>
<a class="brand" href="/">${mark}<span>${first} <em>${rest.join(' ')}</em></span></a>
<div class="card">${body}</div>
</main>
</body>
</html>`;
}
