import type { TestApp } from '../../testing/test-app.ts';

/** What someone who reviews sees of a piece of work: its decision goes with it. */
export async function seenBy(
  academy: TestApp,
  person: string,
  address: string,
): Promise<{ status: number | string; version: number }> {
  const { body } = await academy.call(person, 'GET', address);
  const { milestone, submission } = body;
  return milestone
    ? { status: milestone.status, version: milestone.submission?.version ?? 0 }
    : { status: submission.status, version: submission.version };
}

/** Decides on a piece of work as it is seen now. */
export async function decideOn(
  academy: TestApp,
  person: string,
  address: string,
  decision: object,
) {
  const expected = await seenBy(academy, person, address);
  return academy.call(person, 'PATCH', address, { expected, ...decision });
}
