import type { RenderFront } from '@uplink/api-client/domain';
import { FrontPage } from '@uplink/learner/front';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawDocument } from './document.ts';
import { headOf } from './head.ts';
import { pathOf } from './page-path.ts';

/** Draws a public page. The server loads this file from the portal's build. */
export const render: RenderFront = (page, site) => {
  const path = pathOf(page);
  const body = renderToStaticMarkup(<FrontPage page={page} site={site} path={path} />);
  return drawDocument(headOf(page, site), body);
};
