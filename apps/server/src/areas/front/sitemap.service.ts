import { lessonPath, productPath } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { selectKnownLessons, selectKnownProducts } from './sitemap.repository.ts';

/** What search engines may know: the landing page, the listings and texts, the products and the free lessons. */
export async function drawSitemap(
  { db }: Pick<Deps, 'db'>,
  publicUrl: string,
  fixed: readonly string[],
): Promise<string> {
  const [products, lessons] = await Promise.all([selectKnownProducts(db), selectKnownLessons(db)]);
  const entries = [
    ...['/', ...fixed].map((path) => entry(publicUrl + path)),
    ...products.map((one) => entry(publicUrl + productPath(one), one.changed)),
    ...lessons.map((one) => entry(publicUrl + lessonPath(one))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

function entry(address: string, changed?: Date): string {
  const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${encodeURI(address).replaceAll('&', '&amp;')}</loc>${day}</url>`;
}

/** What robots leave alone: calls, accounts and forms. */
export const robotsText = (publicUrl: string) => `User-agent: *
Disallow: /session/
Disallow: /identity/
Disallow: /oidc/
Disallow: /me/
Disallow: /mail

Sitemap: ${publicUrl}/sitemap.xml
`;
