import type { FastifyInstance } from 'fastify';
import { type CalendarDeps, readCalendar } from './calendar.service.ts';

/** The calendar that other programs subscribe to. Its address is the key, so it needs no token. */
export function registerCalendarFeed(app: FastifyInstance, deps: CalendarDeps): void {
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async (request, reply) => {
    const calendar = await readCalendar(deps, request.params.token);
    if (calendar === undefined) return reply.callNotFound();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline; filename="milestones.ics"')
      .send(calendar);
  });
}
