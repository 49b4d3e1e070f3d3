import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { ModuleType, NO_MODULE_ID, productTypeAt } from '@uplink/api-client/domain';
import { lessonQuery, outlineQuery, productQuery, useUplink } from '@uplink/api-client/react';

/** Which lesson an address names. */
export function useLessonAddress() {
  const { pathname } = useLocation();
  const { productName = '', lessonId = '0' } = useParams({ strict: false });
  const base = pathname.split('/')[1] ?? '';
  return {
    lessonId: Number(lessonId),
    product: { type: productTypeAt(pathname) ?? ModuleType.course, uniqueName: productName },
    productHref: `/${base}/${productName}`,
  };
}

/** What surrounds a lesson: its product, also when the lesson itself is closed, and the outline. */
export function useLessonSurroundings() {
  const client = useUplink();
  const { lessonId, product } = useLessonAddress();
  const lesson = useQuery(lessonQuery(client, lessonId)).data;
  const found = useQuery({ ...productQuery(client, product), enabled: lesson === undefined }).data;
  const productId = lesson?.product.id ?? found?.id;
  const outline = useQuery(outlineQuery(client, productId ?? NO_MODULE_ID)).data;
  const parent = lesson?.parent ?? outline?.parent;
  return { lesson, productId, name: lesson?.product.name ?? found?.name ?? '', parent, outline };
}
