import { type Kysely, sql } from 'kysely';
import type { DB } from '../../src/db/schema.ts';

/** A program, its three products, four sections in each and seven lessons in each of those. */
export const MODULES_PER_PROGRAM = 100;

const text = `<p>A switch reads the source address of each frame and notes the port it came in by. When the
destination stands in that table the frame leaves by one port, else by all others of its VLAN.</p>
<pre><code>switch# show mac address-table vlan 10
  10    5254.0012.3456    DYNAMIC     Gi0/1</code></pre>
<ul><li>An entry that is not seen again ages out.</li><li>A moved host is learned anew.</li></ul>`;

/**
 * Programs with their products, sections, lessons, quizzes and homework, each by one statement. The
 * temporary table `large_module` maps a module's place to its id until the transaction ends.
 */
export async function insertLargeCatalogue(
  trx: Kysely<DB>,
  programs: number,
  mentorIds: number[],
): Promise<void> {
  await insertModules(trx, programs);
  await insertTree(trx);
  await insertLessons(trx);
  await insertQuizzes(trx);
  await insertHomework(trx);
  await sql`
    insert into module_mentor (module_id, user_id)
    select id, (${mentorIds}::bigint[])[1 + program % ${mentorIds.length}::int]
    from large_module where kind in (1, 2, 3)`.execute(trx);
}

async function insertModules(trx: Kysely<DB>, programs: number) {
  await sql`
    create temporary table large_module on commit drop as
    select n, (select coalesce(max(id), 0) from module) + n + 1 as id, program, product, section,
      case when section > 0 and lesson > 0 then (section - 1) * 7 + lesson else 0 end as ordinal,
      case when product = 0 then 1 when section = 0 then case product when 3 then 3 else 2 end
        when lesson = 0 then 5 else 4 end as kind
    from (
      select program * 100 + row_number() over (partition by program order by product, section, lesson) - 1 as n, *
      from generate_series(0, ${sql.lit(programs - 1)}) program, generate_series(0, 3) product,
        generate_series(0, 4) section, generate_series(0, 7) lesson
      where (product > 0 or section + lesson = 0) and (section > 0 or lesson = 0)
    ) place`.execute(trx);
  await sql`create unique index on large_module (program, product, section, ordinal)`.execute(trx);
  await sql`
    insert into module (id, type, name, unique_name, url, short_description, description,
      what_you_learn, is_public, level)
    select id, kind, name, unique_name, unique_name,
      case when kind <= 3 then 'What ' || name || ' holds, for those who look through many.' end,
      case when kind = 5 then '' else repeat(${text}, case kind when 4 then 5 else 1 end) end,
      case when kind <= 3 then '["Read a table", "Change one thing", "Read it again"]'::jsonb else '[]' end,
      true, case when kind <= 3 then 1 + n % 3 end
    from (
      select *, case kind
        when 1 then 'Program ' || program + 1
        when 5 then 'Part ' || section
        when 4 then (array['Frames', 'Routes', 'Tunnels', 'Queues', 'Keys', 'Alerts', 'Names'])[1 + n % 7]
          || ' ' || ordinal
        else (array['Switching', 'Routing', 'Defence'])[product] || ' ' || program + 1 end as name,
        'large-' || program + 1 || '-' || product || '-' || section || '-' || ordinal as unique_name
      from large_module
    ) named`.execute(trx);
  await sql`select setval(pg_get_serial_sequence('module', 'id'), (select max(id) from module))`.execute(
    trx,
  );
}

async function insertTree(trx: Kysely<DB>) {
  await sql`
    insert into module_child (parent_id, child_id, position)
    select parent.id, child.id,
      case child.kind when 5 then child.section when 4 then child.ordinal else child.product end
    from large_module child join large_module parent on parent.program = child.program
      and case child.kind
        when 5 then parent.product = child.product and parent.section = 0
        when 4 then parent.product = child.product and parent.section = child.section and parent.kind = 5
        else parent.product = 0 end
    where child.kind <> 1`.execute(trx);
}

async function insertLessons(trx: Kysely<DB>) {
  await sql`
    insert into lesson (module_id, product_id, section_id, ordinal, duration, xp_points,
      video_provider, video_url, video_poster, video_duration)
    select l.id, p.id, s.id, l.ordinal, 300, 50,
      'file', '/media/vlan-tagging.mp4', '/media/vlan-tagging.jpg', 300
    from large_module l
    join large_module p on p.program = l.program and p.product = l.product and p.section = 0
    join large_module s on s.program = l.program and s.product = l.product
      and s.section = l.section and s.kind = 5
    where l.kind = 4`.execute(trx);
}

async function insertQuizzes(trx: Kysely<DB>) {
  await sql`
    insert into quiz (module_id, title)
    select id, 'Quiz of lesson ' || ordinal from large_module where kind = 4 and ordinal % 3 = 0
    order by id`.execute(trx);
  await sql`
    insert into quiz_question (quiz_id, position, type, question, explanation)
    select q.id, position, 'singleAnswer', 'Which step comes first in case ' || position || '?',
      'Read the state before you change it.'
    from quiz q join large_module m on m.id = q.module_id, generate_series(1, 3) position
    order by q.id, position`.execute(trx);
  await sql`
    insert into quiz_answer (question_id, position, answer, is_correct)
    select question.id, answer.position,
      (array['Read the state', 'Restart it', 'Ask later'])[answer.position], answer.position = 1
    from quiz_question question join quiz q on q.id = question.quiz_id
    join large_module m on m.id = q.module_id, generate_series(1, 3) answer (position)
    order by question.id, answer.position`.execute(trx);
}

async function insertHomework(trx: Kysely<DB>) {
  const sections = [
    {
      id: 'built',
      title: 'What you built',
      type: 'checklist',
      items: [{ id: 'saved', text: 'The configuration is saved' }],
    },
  ];
  await sql`
    insert into homework (module_id, type, title, brief, sections)
    select id, 'DIGITIZE', 'Worksheet of lesson ' || ordinal, '<p>Build it, then fill this in.</p>',
      ${JSON.stringify(sections)}::jsonb
    from large_module where kind = 4 and ordinal % 9 = 0 order by id`.execute(trx);
}
