import { createUplinkClient, type UplinkClient } from '@uplink/api-client';
import { client } from '../../app/client.ts';

type Middleware = Parameters<UplinkClient['api']['use']>[0];

/**
 * A client that shows an author what learners see: it reads the draft, and what learners would store goes nowhere.
 * Reads of the addresses in `known` are answered with what is there.
 */
export function createPreviewClient(known: Record<string, unknown> = {}): UplinkClient {
  const preview = createUplinkClient({ baseUrl: location.origin, session: client.session });
  preview.api.use(answerPreview(known));
  return preview;
}

/** Calls for one learner that read what doesn't depend on them. */
const passed = new Set(['/me/modules/{id}/labs', '/me/modules/{id}/outline']);

function answerPreview(known: Record<string, unknown>): Middleware {
  const finished = new Set<number>();
  return {
    onRequest({ request, schemaPath, params }) {
      const { id = 0 } = (params.path ?? {}) as { id?: number };
      const called = `${request.method} ${schemaPath}`;
      if (called === 'GET /me/lessons/{id}')
        return new Request(new URL(`/creator/me/lessons/${id}/preview`, request.url), request);
      if (called === 'PATCH /me/modules/{id}') {
        finished.add(id);
        return Response.json({});
      }
      if (request.method !== 'GET') return new Response(null, { status: 204 });
      const { pathname } = new URL(request.url);
      if (pathname in known) return Response.json(known[pathname]);
      if (passed.has(schemaPath)) return;
      return schemaPath.startsWith('/me') ? notThere() : undefined;
    },
    async onResponse({ response, schemaPath }) {
      if (!response.ok || schemaPath !== '/me/lessons/{id}') return;
      const lesson = await response.json();
      if (!finished.has(lesson.id)) return Response.json(lesson);
      const remaining = lesson.remaining.filter((part: string) => part !== 'finish');
      return Response.json({ ...lesson, isFinished: true, remaining });
    },
  };
}

const notThere = () =>
  Response.json(
    { message: 'Not in a preview.', code: 'notFound', requestId: '-' },
    { status: 404 },
  );
