import type { Schema } from '@uplink/api-client';
import { lesson, paging } from '@uplink/kit/testing';

export const noteFixture: Schema<'Note'> = {
  id: '5e0c1f7e-3a51-4a43-9d7e-0a54cb7f3c11',
  lesson,
  hasVideo: true,
  position: 62,
  text: 'MTU!\nCompare both sides before anything else.',
  version: 1,
  createdAt: '2026-03-12T18:04:00.000Z',
  savedAt: '2026-03-12T18:04:00.000Z',
};

export const otherNote: Schema<'Note'> = {
  ...noteFixture,
  id: '0b8a9a53-5c0e-4c3e-8f5f-6c3a4c1d2e90',
  position: 12,
  text: 'Init: one-way. Look for an access list.',
};

export const notesPage = (...data: Schema<'Note'>[]): Schema<'NotePage'> => ({
  data,
  paging: paging(data.length),
});

/** Takes in whatever note is sent, as the server does. */
export async function storeNote(request: Request): Promise<Response> {
  const { id, position, text } = (await request.json()) as Partial<Schema<'Note'>>;
  return Response.json({
    ...noteFixture,
    ...(id && { id }),
    ...(position !== undefined && { position }),
    text,
    version: id ? 1 : 2,
  });
}
