import type { FastifyReply } from 'fastify';

interface Page {
  html: string;
  /** Who may show it in a frame. @default no one */
  framedBy?: string[];
  /** Where its forms may lead, beside this origin. */
  leadsTo?: string[];
}

/** Sends a page that runs only scripts of this origin. Nothing of it is kept. */
export function sendPage(reply: FastifyReply, { html, framedBy = [], leadsTo = [] }: Page) {
  const policy = [
    "default-src 'none'",
    ...["script-src 'self'", "style-src 'self'", "font-src 'self'", "img-src 'self' data:"],
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...leadsTo].join(' ')}`,
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
  ];
  return reply
    .type('text/html')
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
    .send(html);
}
