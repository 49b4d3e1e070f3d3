import { assets } from './assets.ts';
import type { Head } from './head.ts';

/** The whole page: everything a reader or a search engine needs is in it, and no app. */
export function drawDocument(head: Head, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${tagsOf(head)}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="preload" as="font" type="font/woff2" href="${assets.font}" crossorigin>
<link rel="stylesheet" href="${assets.styles}">
<script src="/gate.js"></script>
<script src="${assets.script}" defer data-app="${assets.app.join(' ')}" data-exercise="${assets.exercise}"></script>
</head>
<body>
${body}
</body>
</html>
`;
}

/** Only lessons that the server draws need them, so they aren't in the first load of the app. */
const earlyFiles = `<link rel="stylesheet" href="/early-lesson.css">
<script src="/early-lesson.js" defer></script>`;

/** The same in the page of the app, which takes over from there. */
export function drawInApp(app: string, head: Head, body: string): string {
  return drawHead(app, head)
    .replace('</head>', (end) => `${earlyFiles}\n${end}`)
    .replace('<div id="root">', (root) => `${body}\n${root}`);
}

/** The page of the app, with what search engines and shared links show of it. */
export function drawHead(app: string, head: Head): string {
  return app
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<meta name="description"[^>]*>/, () => tagsOf(head));
}

function tagsOf(head: Head): string {
  const { title, description, canonical, image, isIndexed, jsonLd } = head;
  return [
    `<title>${text(title)}</title>`,
    `<meta name="description" content="${text(description)}">`,
    ...(isIndexed ? [`<link rel="canonical" href="${text(canonical)}">`] : []),
    ...(isIndexed ? [] : ['<meta name="robots" content="noindex">']),
    ...openGraph(head),
    ...(image ? ['<meta name="twitter:card" content="summary_large_image">'] : []),
    ...jsonLd.map((data) => `<script type="application/ld+json">${json(data)}</script>`),
  ].join('\n');
}

function openGraph({ title, description, canonical, image }: Head): string[] {
  const properties = {
    title,
    description,
    url: canonical,
    type: 'website',
    ...(image && { image }),
  };
  return Object.entries(properties).map(
    ([name, value]) => `<meta property="og:${name}" content="${text(value)}">`,
  );
}

function text(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Nothing in it can end the script it is in. */
function json(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
