import type { AccessRows } from '../access-row.ts';
import { own } from '../object-ref.ts';

/** What works, for everyone, and what staff say about it. */
export const status: AccessRows = {
  getStatus: { who: 'everyone' },
  listIncidents: { who: 'readModeration' },
  openIncident: {
    who: 'readModeration',
    body: {
      changeId: '6f1d3c52-8a55-4b0e-9a57-0e1a7e2f4c11',
      title: 'Mail arrives late',
      impact: 'slow',
      state: 'investigating',
      parts: ['mail'],
      message: 'Codes may arrive some minutes late.',
    },
  },
  getIncident: { who: 'readModeration', path: { incidentId: own('incident') } },
  updateIncident: {
    who: 'readModeration',
    path: { incidentId: own('incident') },
    body: {
      version: 1,
      impact: 'slow',
      state: 'resolved',
      parts: ['mail'],
      message: 'It is over.',
    },
  },
};
