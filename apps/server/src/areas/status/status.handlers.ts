import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { openIncident, readIncident, readIncidents, updateIncident } from './incidents.service.ts';
import type { StatusMonitor } from './status-monitor.ts';

export function statusHandlers(
  deps: Pick<Deps, 'db' | 'clock'>,
  monitor: StatusMonitor,
): Pick<
  Handlers,
  'getStatus' | 'listIncidents' | 'getIncident' | 'openIncident' | 'updateIncident'
> {
  return {
    getStatus: () => monitor.read(),
    listIncidents: ({ query }) => readIncidents(deps.db, query),
    getIncident: ({ path }) => readIncident(deps.db, path.incidentId),
    openIncident: ({ caller, body }) => openIncident(deps, caller.id, body),
    updateIncident: ({ caller, path, body }) =>
      updateIncident(deps, { staffId: caller.id, id: path.incidentId }, body),
  };
}
