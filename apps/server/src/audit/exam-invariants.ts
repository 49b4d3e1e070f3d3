import { EXAM_ANSWER_GRACE_MS } from '@uplink/api-client/domain';
import { sql } from 'kysely';
import { type Invariant, most } from './invariant.ts';

export const exams: Invariant[] = [
  {
    id: 'exam-open',
    title: 'Nobody has two open attempts at an exam, or one after passing it',
    broken: sql`
      select user_id, assessment_id from exam_attempt group by user_id, assessment_id
      having count(*) filter (where status = 'started') > 1
        or min(number) filter (where passed) < max(number) or count(*) <> max(number) ${most}`,
  },
  {
    id: 'exam-own',
    title:
      'Learners only took exams and ticked checklists of their own products and of labs they opened',
    broken: sql`
      select sat.user_id, sat.assessment_id from (
        select user_id, assessment_id from exam_attempt
        union select t.user_id, i.assessment_id from checklist_tick t join assessment_checklist_item i on i.id = t.item_id) sat
      where not exists (
        select 1 from assessment_module am
        join user_module own on own.user_id = sat.user_id and own.module_id = am.module_id
        where am.assessment_id = sat.assessment_id
        union all select 1 from assessment_module am
        join lab_access year on year.user_id = sat.user_id and year.lab_id = am.module_id
        where am.assessment_id = sat.assessment_id) ${most}`,
  },
  {
    id: 'exam-score',
    title: 'Exam results add up, in total and by topic',
    broken: sql`
      select a.id from exam_attempt a
      join lateral (
        select sum((one ->> 'weight')::int) as total,
          coalesce(sum((one ->> 'weight')::int) filter (where (one -> 'question' ->> 'isCorrect')::boolean), 0) as score
        from jsonb_array_elements(a.review) one
      ) review on true
      join lateral (
        select sum((one ->> 'total')::int) as total, sum((one ->> 'score')::int) as score
        from jsonb_array_elements(a.topics) one
      ) topics on true
      join lateral (select sum(weight) as total from exam_answer where attempt_id = a.id) paper on true
      where a.status = 'completed' and (
        (a.score, a.total) is distinct from (review.score, review.total)
        or (a.score, a.total) is distinct from (topics.score, topics.total) or a.total <> paper.total
        or a.passed is distinct from (a.ungraded = 0 and a.score * 100 >= a.pass_percent * a.total)) ${most}`,
  },
  {
    id: 'exam-answers',
    title: 'Every answer belongs to its question and was saved while its attempt was open',
    broken: sql`
      select w.id from exam_answer w join exam_attempt a on a.id = w.attempt_id
      where (w.question ->> 'id')::bigint <> w.question_id
        or w.saved_at < a.started_at
        or w.saved_at > case when a.status = 'completed' and not a.is_timed_out then a.completed_at
          else a.deadline_at + ${EXAM_ANSWER_GRACE_MS} * interval '1 ms' end
        or exists (select 1 from unnest(w.answer_ids) given where given not in (
          select (one ->> 'id')::bigint from jsonb_array_elements(w.question -> 'answers') one)) ${most}`,
  },
  {
    id: 'exam-graded',
    title: 'The graded answers are the saved answers',
    broken: sql`
      select a.id, w.question_id from exam_attempt a
      join exam_answer w on w.attempt_id = a.id
      join lateral jsonb_array_elements(a.review) one on (one -> 'question' ->> 'id')::bigint = w.question_id
      where coalesce(one -> 'question' ->> 'text', '') <> coalesce(w.text, '')
        or exists (select 1 from jsonb_array_elements(one -> 'question' -> 'answers') answer
          where (answer ->> 'isPicked')::boolean <> ((answer ->> 'id')::bigint = any (w.answer_ids))) ${most}`,
  },
  {
    id: 'exam-points',
    title: 'Points were awarded once for each passed exam, and for no others',
    broken: sql`
      select coalesce(p.user_id, x.user_id) as user_id, coalesce(p.assessment_id, x.assessment_id) as assessment_id
      from (select user_id, assessment_id from exam_attempt where passed) p
      full join (select user_id, assessment_id from xp_event where assessment_id is not null) x
        on x.user_id = p.user_id and x.assessment_id = p.assessment_id
      where p.user_id is null or x.user_id is null ${most}`,
  },
];
