import { useNavigate, useParams } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { lessonAt } from '../../session/visitor.ts';

/**
 * Keeps the links of a learner's page inside the preview: lessons lead to theirs, quizzes and homework to their
 * editors. `own` is the address of the product for its learners, where its page is shown.
 */
export function usePreviewLinks(own?: string) {
  const { type = '', productId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const product = `/creator/products/${type}/${productId}`;

  /** Where an address of learners is shown here; undefined for those outside the product. */
  function placeOf({ pathname, search }: URL): string | undefined {
    const [, partOf, name] = /\/lessons\/(\d+)\/(quiz|homework)\/?$/.exec(pathname) ?? [];
    if (partOf && name) return `${product}/syllabus/${partOf}/${name}`;
    const lesson = lessonAt(pathname);
    if (lesson) return `${product}/preview/${lesson}`;
    const isOwn = own !== undefined && (pathname === own || pathname.startsWith(`${own}/`));
    return isOwn ? `${product}/preview${search}` : undefined;
  }

  function open(path: string): void {
    const place = placeOf(new URL(path, location.origin));
    if (place !== undefined) void navigate({ href: place });
  }

  function stayHere(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    const place = link instanceof HTMLAnchorElement && placeOf(new URL(link.href));
    if (!place) return;
    event.preventDefault();
    event.stopPropagation();
    void navigate({ href: place });
  }

  return { product, open, stayHere };
}
