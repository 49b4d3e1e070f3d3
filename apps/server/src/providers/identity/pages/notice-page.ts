import { escapeHtml } from '@uplink/api-client/domain';
import type { Page } from './page.ts';

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
export function noticePage({ title, text, link, otherLink }: NoticePage): Page {
  const other = otherLink
    ? `<p class="links"><a href="${escapeHtml(otherLink.href)}">${escapeHtml(otherLink.text)}</a></p>`
    : '';
  const body = `<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(text)}</p>
<p><a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>
${other}`;
  return { title, body };
}
