import { HOMEWORK_TRANSITIONS, MilestoneStatus } from '@uplink/api-client/domain';
import { sql } from 'kysely';
import { type Invariant, most } from './invariant.ts';

const { incomplete, readyForReview, sentBack } = MilestoneStatus;

/** Each change of a submission's status that may happen, as `from>to`. */
const steps = Object.entries(HOMEWORK_TRANSITIONS).flatMap(([from, events]) =>
  Object.values(events).map((to) => `${from}>${to}`),
);

/** Work that is handed in and decided on, and the files in it. */
export const work: Invariant[] = [
  {
    id: 'reviewer',
    title: 'Work was only accepted by mentors of its product, never by the learner',
    broken: sql`
      select s.id from homework_submission s
      join homework h on h.id = s.homework_id join lesson l on l.module_id = h.module_id
      where s.status = 'complete' and not exists (
        select 1 from (select module_id, user_id from module_mentor union all select module_id, user_id from former_mentor) m
          where m.user_id = s.reviewed_by and m.user_id <> s.user_id
          and (m.module_id = l.product_id or m.module_id in (select parent_id from module_child where child_id = l.product_id))) ${most}`,
  },
  {
    id: 'history',
    title: 'The last event of a submission matches its state',
    broken: sql`
      select s.id from homework_submission s
      join lateral (select status from submission_event where submission_id = s.id order by id desc limit 1) e on true
      where e.status <> s.status ${most}`,
  },
  {
    id: 'homework-way',
    title: 'Submissions only made allowed transitions: the learner handed in, others decided',
    broken: sql`
      select e.id, e.former, e.status from (
        select e.*, lag(e.status, 1, 'notSubmitted') over turns as former, lag(e.version, 1, 0) over turns as version_before
        from submission_event e window turns as (partition by e.submission_id order by e.id)) e
      join homework_submission s on s.id = e.submission_id
      where (e.former || '>' || e.status) <> all (${steps}::text[])
        or e.version <> e.version_before + (e.status = 'pending')::int
        or (e.actor_id = s.user_id) <> (e.status = 'pending') ${most}`,
  },
  {
    id: 'version',
    title: 'Every handed-in version has its files or its answers',
    broken: sql`
      select s.id, s.version from homework_submission s
      where s.version > 0
        and not exists (select 1 from submission_file f where f.submission_id = s.id and f.version = s.version)
        and not exists (select 1 from submission_item i where i.submission_id = s.id and i.version = s.version) ${most}`,
  },
  {
    id: 'milestone-way',
    title: 'Milestones were handed in by their learner while open, and decided on by others',
    broken: sql`
      select e.id, e.former, e.status from (
        select e.*, lag(e.status, 1, ${incomplete}::smallint) over turns as former, lag(e.version, 1, 0) over turns as version_before
        from milestone_event e
        window turns as (partition by e.user_id, e.cohort_milestone_id order by e.id)) e
      where e.version <> e.version_before + (e.actor_id = e.user_id)::int
        or (e.actor_id = e.user_id and (e.status <> ${readyForReview} or e.former not in (${incomplete}, ${sentBack}))) ${most}`,
  },
  {
    id: 'attached',
    title: 'Every attached file was granted to its learner, stored, and belongs to one submission',
    broken: sql`
      select f.id from submission_file f
      join homework_submission s on s.id = f.submission_id
      join upload_grant g on g.key = f.upload_key
      where g.user_id <> s.user_id or g.stored_at is null or g.size is distinct from f.size or g.size > g.max_size
        or exists (select 1 from submission_file o where o.upload_key = f.upload_key and o.submission_id <> f.submission_id) ${most}`,
  },
  {
    id: 'sealed',
    title: 'Every attached file and photo was sealed with the size and hash it is served with',
    broken: sql`
      select g.key from upload_grant g
      where (g.sealed_key is null or g.sha256 is null or g.size is null) and (g.stored_at is not null
        or g.key in (select upload_key from submission_file union select upload_key from milestone_file)) ${most}`,
  },
  {
    id: 'one-place',
    title: 'No file is attached to more than one submission or milestone',
    broken: sql`
      select upload_key from (
        select upload_key, 'homework ' || submission_id as place from submission_file
        union select upload_key, 'milestone ' || user_id || ' ' || cohort_milestone_id from milestone_file) places
      group by upload_key having count(*) > 1 ${most}`,
  },
  {
    id: 'photo',
    title: 'Every profile photo was uploaded as a photo by its owner, and is stored',
    broken: sql`
      select person.id, person.avatar from app_user person
      where person.avatar like '/storage/avatars/%' and not exists (
        select 1 from upload_grant g where g.user_id = person.id and g.category = 'avatar' and g.stored_at is not null
          and g.key = replace(person.avatar, '/storage/avatars/', 'avatar/')) ${most}`,
  },
];
