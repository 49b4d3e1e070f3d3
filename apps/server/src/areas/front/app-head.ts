/** What the head of the app's page says of an address that is open to everyone. */
export interface AppHead {
  title: string;
  description: string;
  canonical: string;
}

/** The app's page with this head, for search engines and link previews; the app itself sets its title later. */
export function withHead(html: string, { title, description, canonical }: AppHead): string {
  return html
    .replace(/<title>.*?<\/title>/s, () => `<title>${text(title)}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () =>
        `<meta name="description" content="${text(description)}" />
    <link rel="canonical" href="${text(canonical)}" />
    <meta property="og:title" content="${text(title)}" />
    <meta property="og:description" content="${text(description)}" />
    <meta property="og:url" content="${text(canonical)}" />`,
    );
}

function text(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
