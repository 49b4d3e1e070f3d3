import { sql } from 'kysely';
import type { TestApp } from '../../src/testing/test-app.ts';
import { addPerson } from '../../src/testing/world/people.ts';
import { openBenchApp } from '../support/bench-app.ts';
import { type Figure, withUnit } from '../support/figure.ts';

const sizes = { few: 1000, many: 100_000 } as const;
const rounds = 40;
const mostMs = 300;
const mostGrowth = 10;

/** What staff open: the first page, a later one, the newest, a mistyped name, a filter. */
const addresses = [
  '?pageSize=20',
  '?sort=-signUpDate',
  '?search=marguerit%2077',
  '?search=margueritte',
  '?search=person777%40bench.test',
  '?role=student&status=active',
];

/** The list of users at 1,000 and at 100,000 accounts: how slow its slowest calls are, and how that grows. */
export async function measureUsers(): Promise<Figure[]> {
  const academy = await openBenchApp();
  try {
    await addPerson(academy, 'admin', { roles: ['admin'] });
    await fill(academy, 1, sizes.few);
    const few = await slowest(academy);
    await fill(academy, sizes.few + 1, sizes.many);
    const many = await slowest(academy);
    const growth = many / few;
    return [
      {
        name: `user list of ${sizes.many} users, p95 of ${rounds * addresses.length} calls`,
        measured: withUnit(many, 'ms'),
        budget: `≤ ${mostMs} ms`,
        isMet: many <= mostMs,
      },
      {
        name: `user list of ${sizes.many} users, compared to ${sizes.few}`,
        measured: `${growth.toFixed(1)} times`,
        budget: `≤ ${mostGrowth} times`,
        isMet: growth <= mostGrowth,
      },
    ];
  } finally {
    await academy.close();
  }
}

async function slowest(academy: TestApp): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const address of addresses) {
      const begin = performance.now();
      const { status, body } = await academy.call('admin', 'GET', `/management/users${address}`);
      if (status !== 200) throw new Error(JSON.stringify(body));
      times.push(performance.now() - begin);
    }
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.95)] ?? 0;
}

const names = ['Marguerite', 'Bram', 'Chiara', 'Dewi', 'Emre', 'Femke', 'Goran', 'Hana'];

async function fill({ db }: TestApp, from: number, to: number): Promise<void> {
  await sql`
    with added as (
      insert into app_user (email, first_name, last_name, unique_name, referral_code, sign_up_date, signup_method)
      select 'person' || n || '@bench.test', (${names}::text[])[n % ${names.length} + 1], 'Number ' || n,
        'bench-' || n, 'bench' || n, now() - n * interval '1 minute', 'staff'
      from generate_series(${from}::int, ${to}::int) n returning id
    ), roles as (insert into user_role (user_id, role) select id, 'student' from added)
    insert into user_context (user_id) select id from added`.execute(db);
  await sql`analyze`.execute(db);
}
