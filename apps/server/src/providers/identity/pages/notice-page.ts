import { escapeHtml } from '@uplink/api-client/domain';
import { page } from './page.ts';

export interface Link {
  text: string;
  href: string;
}

export interface NoticePage {
  title: string;
  text: string;
  /** The way on. */
  link: Link;
  otherLink?: Link;
}

/** A page that says something and offers a way on. */
export function noticePage({ title, text, link, otherLink }: NoticePage): string {
  const other = otherLink
    ? `<p class="links"><a href="${escapeHtml(otherLink.href)}">${escapeHtml(otherLink.text)}</a></p>`
    : '';
  return page(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(text)}</p>
<p><a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>
${other}`,
  );
}

export function checkMailPage(title: string, address: string): string {
  return noticePage({
    title,
    text: `We sent a link to ${address}. Open it to continue. If nothing arrives within a few minutes, check your spam folder.`,
    link: { text: 'Back to sign in', href: '/login' },
  });
}
