/** A mail as it is written: plain text, paragraphs apart by empty lines. */
export interface MailContent {
  subject: string;
  text: string;
  /** Ends mails of this kind; left out for what must be sent. */
  unsubscribeUrl?: string;
}

export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

const stopWords = 'Stop these emails';

/** The plain part, with the way out where there is one. */
export const mailText = ({ text, unsubscribeUrl }: MailContent): string =>
  unsubscribeUrl ? `${text}\n\n${stopWords}: ${unsubscribeUrl}` : text;

/** The paragraphs as HTML; addresses become links. */
export function mailBody({ text, unsubscribeUrl }: MailContent): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const linked = escapeHtml(paragraph).replace(
      /https?:\/\/[^\s<]+/g,
      (address) => `<a href="${address}">${address}</a>`,
    );
    return `<p>${linked.replace(/\n/g, '<br>')}</p>`;
  });
  const stop = unsubscribeUrl
    ? [`<p class="stop"><a href="${escapeHtml(unsubscribeUrl)}">${stopWords}</a></p>`]
    : [];
  return [...paragraphs, ...stop].join('\n');
}

const light =
  'body,.page{background:#f4f6fa;color:#111a2b}.card{background:#fff;border-color:#dbe1ea}a{color:#1d4fd7}.stop,.stop a,.foot{color:#465268}';
const dark =
  'body,.page{background:#070b12;color:#e8edf5}.card{background:#0d131e;border-color:#2a3548}a{color:#8fb0ff}.stop,.stop a,.foot{color:#a9b5c7}';

export interface MailFrame {
  academyName: string;
  /** @default the one of the mail program */
  theme?: 'light' | 'dark';
}

/** What mail programs show: they know tables and little else. */
export function mailDocument(mail: MailContent, { academyName, theme }: MailFrame): string {
  const colours =
    theme === undefined
      ? `${light}@media (prefers-color-scheme:dark){${dark}}`
      : theme === 'dark'
        ? dark
        : light;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme ?? 'light dark'}">
<title>${escapeHtml(mail.subject)}</title>
<style>body{margin:0;font:16px/1.5 Inter,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}.page{width:100%}.card{max-width:560px;margin:0 auto;padding:24px;border-width:1px;border-style:solid;border-radius:12px;text-align:left}.brand{margin:0 0 16px;font-weight:600}h1{margin:0 0 16px;font-size:20px;line-height:1.3}p{margin:0 0 16px}a{overflow-wrap:anywhere;word-break:break-word}.stop,.foot{font-size:14px}.foot{margin:16px 0 0}${colours}</style>
</head>
<body>
<table role="presentation" class="page" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<div class="card">
<p class="brand">${escapeHtml(academyName)}</p>
<h1>${escapeHtml(mail.subject)}</h1>
${mailBody(mail)}
</div>
<p class="foot">${escapeHtml(academyName)} sent you this email.</p>
</td></tr></table>
</body>
</html>`;
}
