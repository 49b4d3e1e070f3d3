import { sql } from 'kysely';
import { moduleStatus, userStatus } from '../db/status-codes.ts';
import { access } from './access-invariants.ts';
import { earned } from './earned-invariants.ts';
import { exams } from './exam-invariants.ts';
import { type Invariant, most } from './invariant.ts';
import { invoices } from './invoice-invariants.ts';
import { kept } from './kept-invariants.ts';
import { money } from './money-invariants.ts';
import { rewards } from './reward-invariants.ts';
import { told } from './told-invariants.ts';
import { work } from './work-invariants.ts';

const learning: Invariant[] = [
  {
    id: 'lesson-done',
    title:
      'A lesson is done iff its content was finished, its quiz handed in and its homework accepted',
    broken: sql`
      select um.user_id, um.module_id from user_module um
      join lesson l on l.module_id = um.module_id
      left join quiz q on q.module_id = l.module_id and q.deleted_at is null
      left join homework h on h.module_id = l.module_id and h.deleted_at is null
      left join homework_submission hs on hs.homework_id = h.id and hs.user_id = um.user_id
      where (um.status = ${moduleStatus.done}) is distinct from (um.finished_at is not null
        and (q.id is null or coalesce(q.added_at > um.done_at, false)
          or exists (select 1 from quiz_submission s where s.quiz_id = q.id and s.user_id = um.user_id))
        and (h.id is null or coalesce(h.added_at > um.done_at, false) or hs.status = 'complete'))
        -- What was taken out of a lesson is settled by a job.
        and not exists (select 1 from relieved_lesson where module_id = l.module_id)
        -- A homework that was opened again leaves its lesson done.
        and not (um.status = ${moduleStatus.done} and hs.status in ('needsRevision', 'pending')) ${most}`,
  },
  {
    id: 'product-done',
    title: 'A course or project is done iff all its lessons are done or skipped',
    broken: sql`
      select um.user_id, um.module_id from user_module um
      join module m on m.id = um.module_id and m.type in (2, 3)
      where um.status in (${moduleStatus.learning}, ${moduleStatus.done}) and exists (select 1 from lesson where product_id = m.id)
        and (um.status = ${moduleStatus.done}) is distinct from not exists (
          select 1 from lesson l left join user_module lu on lu.user_id = um.user_id and lu.module_id = l.module_id
          where l.product_id = m.id and coalesce(lu.status, 0) <> ${moduleStatus.done} and not coalesce(lu.skipped, false))
        -- What is done stays done when lessons are added; what that leaves finished is settled by a job.
        and not exists (select 1 from syllabus s
          where s.product_id = m.id and (um.status = ${moduleStatus.done} or s.unsettled_since is not null)) ${most}`,
  },
  {
    id: 'order',
    title:
      'Nobody started a lesson that is not free before the previous one was done or skipped, unless the order changed',
    broken: sql`
      select um.user_id, um.module_id from user_module um
      join lesson l on l.module_id = um.module_id
      join lesson p on p.product_id = l.product_id and p.ordinal = l.ordinal - 1
      left join user_module pu on pu.user_id = um.user_id and pu.module_id = p.module_id
      where um.status in (${moduleStatus.learning}, ${moduleStatus.done}) and not l.is_free
        and coalesce(pu.status, 0) <> ${moduleStatus.done} and not coalesce(pu.skipped, false)
        and not exists (select 1 from syllabus where product_id = l.product_id)
        -- Bought by itself, a lesson is open from the start.
        and not exists (select 1 from access_grant own where own.user_id = um.user_id and own.module_id = um.module_id) ${most}`,
  },
  {
    id: 'points',
    title: 'Points were awarded once for each finished lesson, in the right amount',
    broken: sql`
      select um.user_id, um.module_id from user_module um
      join lesson l on l.module_id = um.module_id
      left join xp_event x on x.user_id = um.user_id and x.module_id = um.module_id and x.reset_id is null
      where (um.status = ${moduleStatus.done} and not um.skipped) is distinct from (x.id is not null) ${most}`,
  },
  {
    id: 'watched',
    title: 'Nobody watched more of a video than its length',
    broken: sql`
      select v.user_id, v.module_id from video_progress v
      join lesson l on l.module_id = v.module_id
      where v.seconds_watched > coalesce(l.video_duration, 0) or v.position > coalesce(l.video_duration, 0) ${most}`,
  },
  {
    id: 'tree',
    title: 'No product contains itself',
    broken: sql`
      with recursive path (root, id) as (
        select parent_id, child_id from module_child
        union select path.root, c.child_id from path join module_child c on c.parent_id = path.id
      ) select root from path where root = id ${most}`,
  },
];

const milestones: Invariant[] = [
  {
    id: 'cohort',
    title: 'Only members of a cohort have work on its milestones',
    broken: sql`
      select um.user_id, um.cohort_milestone_id from user_milestone um
      join cohort_milestone cm on cm.id = um.cohort_milestone_id
      left join user_module own on own.user_id = um.user_id and own.cohort_id = cm.cohort_id
      where own.user_id is null ${most}`,
  },
  {
    id: 'due-dates',
    title: 'Due dates have only moved by the extensions since their last reset',
    broken: sql`
      select cm.id, cm.shifted_days from cohort_milestone cm
      where cm.shifted_days <> coalesce((
        select sum(d.days) from due_date_change d
        where d.cohort_milestone_id = cm.id and d.user_id is null and d.id > coalesce((
          select max(r.id) from due_date_change r where r.cohort_milestone_id = cm.id and r.user_id is null and r.days is null), 0)), 0) ${most}`,
  },
  {
    id: 'milestone-history',
    title: 'The last event of a milestone matches its state and version',
    broken: sql`
      select um.user_id, um.cohort_milestone_id from user_milestone um
      left join lateral (select status, version from milestone_event e
        where e.user_id = um.user_id and e.cohort_milestone_id = um.cohort_milestone_id order by id desc limit 1) e on true
      where coalesce(e.status, 1) <> um.status or coalesce(e.version, 0) <> um.version ${most}`,
  },
  {
    id: 'milestone-work',
    title: 'Every handed-in milestone has stored files from its learner or a link, as it allows',
    broken: sql`
      select um.user_id, um.cohort_milestone_id from user_milestone um
      join cohort_milestone cm on cm.id = um.cohort_milestone_id
      join milestone m on m.id = cm.milestone_id
      where um.version > 0 and (
        (um.link is null and not exists (select 1 from milestone_file f
          where f.user_id = um.user_id and f.cohort_milestone_id = cm.id and f.version = um.version))
        or (um.link is not null and not m.link_submission)
        or exists (select 1 from milestone_file f join upload_grant g on g.key = f.upload_key
          where f.user_id = um.user_id and f.cohort_milestone_id = cm.id
            and (not m.file_submission or g.user_id <> f.user_id or g.stored_at is null or g.size is distinct from f.size))) ${most}`,
  },
];

const sessions: Invariant[] = [
  {
    id: 'admin',
    title: 'There is an active admin',
    broken: sql`
      select 'no active admin' where not exists (
        select 1 from user_role r join app_user u on u.id = r.user_id
        where r.role = 'admin' and u.status = ${userStatus.active} and not u.blocked and u.deleted_at is null)`,
  },
  {
    id: 'ticket',
    title: 'No socket ticket was used after it expired',
    broken: sql`select ticket_hash from socket_ticket where used_at > expires_at ${most}`,
  },
  {
    id: 'code',
    title: 'No mailed code was used after it expired',
    broken: sql`select code_hash from email_code where used_at > expires_at ${most}`,
  },
];

/** Everything the academy promises about its data. */
export const invariants: readonly Invariant[] = [
  ...access,
  ...learning,
  ...work,
  ...exams,
  ...milestones,
  ...kept,
  ...earned,
  ...told,
  ...money,
  ...invoices,
  ...rewards,
  ...sessions,
];
