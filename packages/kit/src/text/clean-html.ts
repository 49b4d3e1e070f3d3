import createPurifier from 'dompurify';

/** Cleans authors' HTML before it is shown; the server cleaned it on write already. */
export function cleanHtml(html: string): string {
  return createPurifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['form', 'input', 'button', 'style', 'iframe'],
    FORBID_ATTR: ['style'],
    ADD_ATTR: ['target'],
  });
}
