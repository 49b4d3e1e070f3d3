import { escapeHtml } from '@uplink/api-client/domain';
import { identityStyleUrl } from '../../../identity/pages/identity-style.ts';

interface Frame {
  /** Attributes of the root element. */
  root?: string;
  script?: string;
  /** Wide pages have tables. */
  isWide?: boolean;
}

/** A page of the sandbox in the academy's look; in a frame it leaves the card's edge out. */
export function sandboxPage(
  title: string,
  body: string,
  { root = '', script = '', isWide = false }: Frame = {},
): string {
  return `<!doctype html>
<html lang="en"${root}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - Payment sandbox</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${identityStyleUrl}">
<link rel="stylesheet" href="/sandbox.css">
${script}
</head>
<body>
<main${isWide ? ' class="wide"' : ''}>
<p class="brand"><span>Payment <em>Sandbox</em></span></p>
<div class="card">${body}</div>
</main>
</body>
</html>`;
}
