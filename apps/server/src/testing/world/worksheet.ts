import type { Schema } from '@uplink/api-client';
import type { HomeworkForm } from '../../areas/homeworks/authoring/homework.service.ts';

/** A homework that asks in every way a form can. */
export const worksheet = {
  type: 'DIGITIZE',
  title: 'Worksheet',
  sections: [
    {
      id: 'built',
      title: 'What you built',
      type: 'checklist',
      items: [
        { id: 'vlans', text: 'Both VLANs exist on the switch' },
        { id: 'saved', text: 'The configuration survives a restart' },
      ],
    },
    {
      id: 'facts',
      title: 'Read from your lab',
      type: 'fillBlanks',
      items: [
        { id: 'macs', text: 'The frame is addressed to ___ which belongs to ___.' },
        { id: 'ttl', text: 'The TTL at the sender is ___ and on arrival it is ___.' },
      ],
    },
    {
      id: 'broken',
      title: 'Break and explain',
      type: 'openAnswer',
      items: [
        { id: 'gateway', text: 'Remove the gateway. Which pings fail, and why?' },
        { id: 'find', text: 'How do you find this fault from the switch?' },
      ],
    },
  ],
} satisfies Partial<HomeworkForm>;

/** One whole answer to each of its questions. */
export const worksheetAnswers: Schema<'SubmissionItem'>[] = [
  { itemId: 'vlans', textAnswer: 'true' },
  { itemId: 'saved', textAnswer: '' },
  { itemId: 'macs', textAnswer: '["aabb.cc00.0110","the router"]' },
  { itemId: 'ttl', textAnswer: '["64","63"]' },
  { itemId: 'gateway', textAnswer: 'Those to the other VLAN: nobody knows the way.' },
  { itemId: 'find', textAnswer: 'By the table of addresses.' },
];
