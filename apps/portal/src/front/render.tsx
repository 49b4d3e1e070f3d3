import type { RenderFront } from '@uplink/api-client/domain';
import { FrontLesson } from '@uplink/learner/front';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawDocument, drawHead, drawInApp } from './document.ts';
import { headOf } from './head.ts';
import { pathOf } from './page-path.ts';
import { PublicPage } from './public-page.tsx';

/** Draws a public page. The server loads this file from the portal's build. */
export const render: RenderFront = (page, site, app) => {
  const head = headOf(page, site);
  if (page.kind === 'lesson') {
    return drawInApp(app, head, renderToStaticMarkup(<FrontLesson lesson={page.lesson} />));
  }
  if (page.kind === 'checkout') return drawHead(app, head);
  const path = pathOf(page);
  const body = renderToStaticMarkup(<PublicPage page={page} site={site} path={path} />);
  return drawDocument(head, body);
};
