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
    title: 'Every note belongs to a lesson of a product its author owns',
    broken: sql`
      select n.user_id, n.id from lesson_note n
      join lesson l on l.module_id = n.module_id
      left join user_module own on own.user_id = n.user_id and own.module_id = l.product_id
      where own.user_id is null or n.saved_at < n.created_at ${most}`,
  },
  {
    id: 'note-room',
    title: 'Nobody has more notes on a lesson than allowed',
    broken: sql`
      select user_id, module_id from lesson_note group by user_id, module_id
      having count(*) > ${NOTES_PER_LESSON} ${most}`,
  },
  {
    id: 'playlist-order',
    title: 'No two lessons of a playlist have the same position',
    broken: sql`
      select playlist_id, position from playlist_item group by playlist_id, position
      having count(*) > 1 or position < 1 ${most}`,
  },
  {
    id: 'playlist-room',
    title: 'Nobody exceeds the limits on playlists and their lessons',
    broken: sql`
      select 'lists of' as what, user_id as id from playlist group by user_id
      having count(*) > ${PLAYLIST_LIMITS.lists}
      union all select 'lessons of', playlist_id from playlist_item group by playlist_id
      having count(*) > ${PLAYLIST_LIMITS.lessons} ${most}`,
  },
  {
    id: 'rated',
    title:
      'Only owners rated a product or its lessons, and product ratings include a recommendation',
    broken: sql`
      select r.user_id, r.module_id from rating r
      left join authored_lesson l on l.module_id = r.module_id
      left join user_module own on own.user_id = r.user_id and own.module_id = coalesce(l.product_id, r.module_id)
      where own.user_id is null or (l.module_id is null and r.nps is null) ${most}`,
  },
  {
    id: 'answered',
    title: 'Only mentors deleted questions that others had answered',
    broken: sql`
      select q.id from lesson_question q
      where q.deleted_by = q.user_id
        and not exists (select 1 from user_role where user_id = q.user_id and role = 'mentor')
        and exists (select 1 from lesson_response r
          where r.question_id = q.id and r.user_id <> q.user_id and r.deleted_at is null) ${most}`,
  },
  {
    id: 'answer-late',
    title: 'Nobody answered a deleted question',
    broken: sql`
      select r.id from lesson_response r join lesson_question q on q.id = r.question_id
      where r.created_at > q.deleted_at ${most}`,
  },
  {
    id: 'surveyed',
    title: 'Only owners of a program answered its survey',
    broken: sql`
      select a.user_id, a.module_id from onboarding_answer a
      left join user_module own on own.user_id = a.user_id and own.module_id = a.module_id
      where own.user_id is null ${most}`,
  },
  {
    id: 'snippet-room',
    title: 'Nobody has more snippets than allowed',
    broken: sql`
      select user_id from feedback_snippet group by user_id
      having count(*) > ${SNIPPETS_PER_REVIEWER} ${most}`,
  },
];
