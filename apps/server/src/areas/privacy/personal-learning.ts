import { sql } from 'kysely';
import {
  blank,
  formerMember,
  kept,
  nothing,
  removed,
  withFormerMember,
  withoutText,
} from './endings.ts';
import { by, type PersonalTable, personal, under } from './personal-table.ts';

/** Files for one's own sake. What authors upload belongs to their products. */
export const ownFiles = (id: number) => sql<boolean>`user_id = ${id} and category in
  ('avatar', 'signature', 'homework', 'milestone', 'csv', 'productFiles')`;

/** What a person learned, wrote and handed in. */
export const personalLearning: readonly PersonalTable[] = [
  personal('uploads', 'upload_grant', ({ id }) => ownFiles(id), {
    texts: 'file_name',
    plain: 'category content_type',
    inner: 'key sealed_key sha256',
  }),
  personal(
    'uploads',
    'upload_parts',
    ({ id }) => sql<boolean>`upload_key in (select key from upload_grant where ${ownFiles(id)})`,
    { plain: 'id', inner: 'upload_key' },
  ),
  personal('learning', 'user_module', by('user_id'), { end: kept.statistics }),
  personal('learning', 'xp_event', by('user_id'), { end: kept.statistics }),
  personal('learning', 'video_progress', by('user_id'), { end: kept.statistics }),
  personal('learning', 'watch_day', by('user_id'), { end: kept.statistics }),
  personal('learning', 'watch_report', by('user_id'), {}),
  personal('learning', 'checklist_tick', by('user_id'), { end: kept.statistics }),
  personal('learning', 'lab_access', by('user_id'), { end: kept.statistics }),
  personal('learning', 'progress_reset', by('user_id'), { plain: 'kept', end: kept.statistics }),
  personal('learning', 'due_date_change', by('user_id'), { end: kept.statistics }),
  personal('learning', 'access_grant', by('user_id'), {
    plain: 'source_kind state',
    end: kept.statistics,
  }),
  personal('learning', 'access_event', under('grant_id', 'access_grant'), {
    texts: 'reason',
    plain: 'state',
    end: { set: { reason: blank } },
  }),
  personal('learning', 'application', by('user_id'), {
    texts: 'message reason',
    plain: 'state',
    end: { set: { message: blank, reason: nothing } },
  }),
  personal('notes', 'lesson_note', by('user_id'), { texts: 'text' }),
  personal('notes', 'playlist', by('user_id'), { texts: 'title' }),
  personal('notes', 'feedback_snippet', by('user_id'), { texts: 'title text' }),
  personal('discussions', 'rating', by('user_id'), {
    texts: 'review',
    end: { set: { review: removed } },
  }),
  personal('discussions', 'lesson_question', by('user_id'), {
    texts: 'title body html',
    end: { set: { title: removed, body: removed, html: removed } },
  }),
  personal('discussions', 'lesson_response', by('user_id'), {
    texts: 'body html',
    end: { set: { body: removed, html: removed } },
  }),
  personal('discussions', 'lesson_question_follower', by('user_id'), {}),
  personal('discussions', 'moderation_case', by('author_id'), {
    texts: 'reason appeal',
    plain: 'kind visibility status decision',
  }),
  personal('discussions', 'moderation_report', by('reporter_id'), {
    texts: 'text',
    plain: 'reason',
  }),
  personal('exercises', 'exercise_attempt', by('user_id'), {
    texts: 'texts',
    plain: 'drawn_values hints grade',
  }),
  personal('exercises', 'lab_run', by('user_id'), { texts: 'log', plain: 'hints' }),
  personal('exercises', 'lab_stage_grade', by('user_id'), { texts: 'log', plain: 'grade' }),
  personal('quizzes', 'quiz_saved_answer', by('user_id'), { texts: 'text' }),
  personal('quizzes', 'quiz_submission', by('user_id'), {
    texts: 'answers review feedback_message',
    end: {
      set: {
        answers: withoutText('answers'),
        review: withoutText('review'),
        feedback_message: nothing,
      },
    },
  }),
  personal('exams', 'exam_answer', under('attempt_id', 'exam_attempt'), {
    texts: 'text',
    plain: 'topic question',
    end: { set: { text: nothing } },
  }),
  personal('exams', 'exam_attempt', by('user_id'), {
    texts: 'review',
    plain: 'status topics',
    end: { set: { review: withoutText('review') } },
  }),
  personal('homework', 'homework_submission', by('user_id'), { plain: 'status' }),
  personal('homework', 'submission_item', under('submission_id', 'homework_submission'), {
    texts: 'text_answer grade',
    plain: 'exercise',
    inner: 'item_id',
  }),
  personal('homework', 'submission_file', under('submission_id', 'homework_submission'), {
    texts: 'name',
    inner: 'upload_key',
  }),
  personal('homework', 'submission_message', under('submission_id', 'homework_submission'), {
    texts: 'message',
  }),
  personal('homework', 'submission_comment', under('submission_id', 'homework_submission'), {
    texts: 'part_name quote message',
    plain: 'part',
  }),
  personal('homework', 'submission_event', under('submission_id', 'homework_submission'), {
    plain: 'status',
  }),
  personal('milestones', 'user_milestone', by('user_id'), { texts: 'link feedback' }),
  personal('milestones', 'milestone_event', by('user_id'), { texts: 'feedback' }),
  personal('milestones', 'milestone_file', by('user_id'), { texts: 'name', inner: 'upload_key' }),
  personal('homework', 'review_decision', by('learner_id'), {
    texts: 'message reason',
    plain: 'verdict status state',
  }),
  personal('certificates', 'diploma_issue', by('user_id'), {
    texts: 'recipient body',
    plain: 'reference_number code name module_name image signatures design revoked_reason',
    end: {
      set: {
        recipient: formerMember,
        body: withFormerMember('body', 'recipient'),
        revoked_reason: nothing,
      },
    },
  }),
  personal('authoring', 'product_import', by('user_id'), {
    plain: 'state name counts changes faults failure',
    inner: 'upload_key fingerprint',
  }),
  personal('authoring', 'product_copy', by('user_id'), { plain: 'url alias state' }),
];
