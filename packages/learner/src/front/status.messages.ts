import type { Schema } from '@uplink/api-client';
import { defineMessages } from '@uplink/api-client/messages';

type State = Schema<'PartState'>;

export const statusMessages = defineMessages('learner/status', {
  title: 'Status',
  headlines: {
    ok: 'Everything works',
    unknown: 'Some parts can’t be checked right now',
    maintenance: 'Maintenance is under way',
    slow: 'Some parts are slow or late',
    down: 'Some parts don’t work',
  } satisfies Record<State, string>,
  away: 'The academy isn’t available right now',
  awayText:
    'Its database can’t be reached. What you last saved is kept and sent again once it is back. Incidents and figures below are the last ones known.',
  checked: (date: string) => `Checked ${date}`,
  partsTitle: 'Parts',
  parts: {
    lessons: 'Website and lessons',
    files: 'Uploads and downloads',
    mail: 'Email',
    payments: 'Payments',
    background: 'Exports and notifications',
  } satisfies Record<Schema<'StatusPart'>, string>,
  states: {
    ok: 'Works',
    unknown: 'Unknown',
    maintenance: 'Maintenance',
    slow: 'Slow or late',
    down: 'Doesn’t work',
  } satisfies Record<State, string>,
  lastDays: 'Last 30 days',
  share: (percent: string) => `${percent} % of checks passed`,
  noChecks: 'Not checked yet',
  openTitle: 'Now',
  pastTitle: 'Earlier incidents',
  noIncidents: 'No incidents in the last 30 days.',
  impacts: {
    notice: 'Notice',
    slow: 'Slow or late',
    down: 'Doesn’t work',
    maintenance: 'Maintenance',
  } satisfies Record<Schema<'IncidentImpact'>, string>,
  progress: {
    investigating: 'Investigating',
    identified: 'Cause found',
    monitoring: 'Watching',
    resolved: 'Resolved',
  } satisfies Record<Schema<'IncidentState'>, string>,
  more: 'Times are in UTC. Something else doesn’t work?',
  write: 'Write to support',
  changes: 'What’s new in the academy',
});
