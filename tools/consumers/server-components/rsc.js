import { REQUESTS_PER_SECOND } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';
import { noContent } from '@uplink/kit/states';
import { formatPrefix, parsePrefix } from '@uplink/net/address';
import { Badge } from '@uplink/ui/status';
import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';
import { createElement as h } from 'react';
import { Academy } from './academy.js';

const messages = defineMessages('consumer/page', { calls: (count) => `${count} calls a second` });

/** A server component: rules, texts, plain helpers and the engine run here, widgets in the browser. */
async function Page() {
  const prefix = parsePrefix('10.0.0.0 255.255.255.0');
  const { art, title } = noContent({ title: 'Nothing earned yet', text: '' });
  return h(
    'html',
    { lang: 'en' },
    h('head', null, h('title', null, 'Consumer')),
    h(
      'body',
      null,
      h('p', null, `${messages.calls(REQUESTS_PER_SECOND)} to ${formatPrefix(prefix)}`),
      h('p', null, art, title),
      Badge && h(Academy),
    ),
  );
}

/** The page as HTML, or at `/page` as its client reads it. */
export default async function respond(request) {
  const stream = renderToReadableStream(h(Page));
  if (new URL(request.url).pathname === '/page') return new Response(stream);
  const ssr = await import.meta.viteRsc.loadModule('ssr', 'index');
  const page = await ssr.render(stream);
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
