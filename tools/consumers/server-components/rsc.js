import { REQUESTS_PER_SECOND } from '@uplink/api-client/domain';
import { formatPrefix, parsePrefix } from '@uplink/net/address';
import { Badge } from '@uplink/ui/status';
import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';
import { createElement as h } from 'react';
import { Academy } from './academy.js';

/** A server component: rules and the engine run here, widgets in the browser. */
async function Page() {
  const prefix = parsePrefix('10.0.0.0 255.255.255.0');
  return h(
    'html',
    { lang: 'en' },
    h('head', null, h('title', null, 'Consumer')),
    h(
      'body',
      null,
      h('p', null, `${REQUESTS_PER_SECOND} calls a second to ${formatPrefix(prefix)}`),
      Badge && h(Academy),
    ),
  );
}

export default async function respond() {
  const ssr = await import.meta.viteRsc.loadModule('ssr', 'index');
  const page = await ssr.render(renderToReadableStream(h(Page)));
  return new Response(page, { headers: { 'content-type': 'text/html' } });
}
