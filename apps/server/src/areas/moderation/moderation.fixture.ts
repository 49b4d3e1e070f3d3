import type { Schema } from '@uplink/api-client';
import { expect } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { type Discussion, openDiscussion } from '../discussions/discussion.fixture.ts';

type Kind = Schema<'ModeratedKind'>;

export interface Reporting extends Discussion {
  report: (person: string, kind: Kind, contentId: number, more?: object) => Answer;
  /** The case of a text as staff read it. */
  caseOf: (kind: Kind, contentId: number, staff?: string) => Promise<Schema<'ModerationCase'>>;
  decide: (
    kind: Kind,
    contentId: number,
    decision: {
      action: Schema<'ModerationAction'>;
      staff?: string;
      version?: number;
      reason?: string;
    },
  ) => Answer;
  /** What a person is shown of decisions on what they wrote. */
  ownOf: (person: string) => Promise<Schema<'OwnModeration'>[]>;
  appeal: (person: string, caseId: number, text?: string) => Answer;
  newsOf: (person: string) => Promise<string[]>;
}

type Answer = ReturnType<TestApp['call']>;

/** A discussion with two members of staff who look at what is reported in it. */
export async function openReporting(academy: TestApp): Promise<Reporting> {
  const discussion = await openDiscussion(academy);
  await addPerson(academy, 'support', { roles: ['customerSupport'] });
  await addPeople(academy, 'reader');
  const caseId = async (kind: Kind, contentId: number): Promise<number> => {
    const { id } = await academy.db
      .selectFrom('moderation_case')
      .select('id')
      .where('kind', '=', kind)
      .where('content_id', '=', contentId)
      .executeTakeFirstOrThrow();
    return id;
  };
  const read = async (id: number, staff: string) => {
    const { status, body } = await academy.call(staff, 'GET', `/management/moderation/${id}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as Schema<'ModerationCase'>;
  };
  return {
    ...discussion,
    report: (person, kind, contentId, more = {}) =>
      academy.call(person, 'POST', '/me/reports', {
        kind,
        contentId,
        reason: 'spam',
        text: '',
        ...more,
      }),
    caseOf: async (kind, contentId, staff = 'support') =>
      read(await caseId(kind, contentId), staff),
    async decide(kind, contentId, { staff = 'support', reason = 'Advertising.', ...decision }) {
      const id = await caseId(kind, contentId);
      const { version } = (await read(id, staff)).case;
      const sent = { version, reason, ...decision };
      return academy.call(staff, 'POST', `/management/moderation/${id}/decisions`, sent);
    },
    ownOf: async (person) => (await academy.call(person, 'GET', '/me/moderation')).body,
    appeal: (person, id, text = 'It was documentation.') =>
      academy.call(person, 'POST', `/me/moderation/${id}/appeal`, { text }),
    newsOf: async (person) =>
      ((await academy.call(person, 'GET', '/me/notifications')).body as Schema<'Notification'>[])
        .filter(({ url }) => url === '/profile')
        .map(({ message }) => message),
  };
}
