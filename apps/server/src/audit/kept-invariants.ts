import {
  NOTES_PER_LESSON,
  PLAYLIST_LIMITS,
  SNIPPETS_PER_REVIEWER,
} from '@uplink/api-client/domain';
import { sql } from 'kysely';
import { type Invariant, most } from './invariant.ts';

/** What people keep and write: notes, playlists, ratings, discussions, answers, snippets. */
export const kept: Invariant[] = [
  {
    id: 'note-own',
    title: 'Every note was taken in a lesson of a product that is its writer’s',
    broken: sql`
      select n.user_id, n.id from lesson_note n
      join lesson l on l.module_id = n.module_id
      left join user_module own on own.user_id = n.user_id and own.module_id = l.product_id
      where own.user_id is null or n.saved_at < n.created_at ${most}`,
  },
  {
    id: 'note-room',
    title: 'Nobody has more notes in a lesson than it holds',
    broken: sql`
      select user_id, module_id from lesson_note group by user_id, module_id
      having count(*) > ${NOTES_PER_LESSON} ${most}`,
  },
  {
    id: 'playlist-order',
    title: 'Every lesson of a playlist has a place of its own',
    broken: sql`
      select playlist_id, position from playlist_item group by playlist_id, position
      having count(*) > 1 or position < 1 ${most}`,
  },
  {
    id: 'playlist-room',
    title: 'Nobody has more playlists, and no playlist more lessons, than there may be',
    broken: sql`
      select 'lists of' as what, user_id as id from playlist group by user_id
      having count(*) > ${PLAYLIST_LIMITS.lists}
      union all select 'lessons of', playlist_id from playlist_item group by playlist_id
      having count(*) > ${PLAYLIST_LIMITS.lessons} ${most}`,
  },
  {
    id: 'rated',
    title: 'Only who has a product rates it or its lessons; a product is recommended as well',
    broken: sql`
      select r.user_id, r.module_id from rating r
      left join lesson l on l.module_id = r.module_id
      left join user_module own on own.user_id = r.user_id and own.module_id = coalesce(l.product_id, r.module_id)
      where own.user_id is null or (l.module_id is null and r.nps is null) ${most}`,
  },
  {
    id: 'answered',
    title: 'Nobody but a mentor took out a question that others had answered',
    broken: sql`
      select q.id from lesson_question q
      where q.deleted_by = q.user_id
        and not exists (select 1 from user_role where user_id = q.user_id and role = 'mentor')
        and exists (select 1 from lesson_response r
          where r.question_id = q.id and r.user_id <> q.user_id and r.deleted_at is null) ${most}`,
  },
  {
    id: 'answer-late',
    title: 'Nobody answered a question that was taken out',
    broken: sql`
      select r.id from lesson_response r join lesson_question q on q.id = r.question_id
      where r.created_at > q.deleted_at ${most}`,
  },
  {
    id: 'surveyed',
    title: 'Only who has a program answers what it asks',
    broken: sql`
      select a.user_id, a.module_id from onboarding_answer a
      left join user_module own on own.user_id = a.user_id and own.module_id = a.module_id
      where own.user_id is null ${most}`,
  },
  {
    id: 'snippet-room',
    title: 'Nobody keeps more snippets than there may be',
    broken: sql`
      select user_id from feedback_snippet group by user_id
      having count(*) > ${SNIPPETS_PER_REVIEWER} ${most}`,
  },
];
