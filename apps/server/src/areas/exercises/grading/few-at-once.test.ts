import { expect, test } from 'vitest';
import { checkImportedFiles, gradeHandedIn, gradeVisitors, oneAtATime } from './few-at-once.ts';

/** Gradings that go on until they are ended. */
function hold() {
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { grade: () => held, end: () => end() };
}

test.each([
  ['one check of a person', oneAtATime, 1, 1, 2],
  ['one check of an import of a person', checkImportedFiles, 1, 1, 2],
  ['three hand-ins of a person', gradeHandedIn, 3, 1, 2],
  ['twenty answers of visitors of a network', gradeVisitors, 20, '192.0.2.1', '192.0.2.2'],
])('%s at once, and then more', async (_name, inTurn, most, one, other) => {
  const gradeFor = inTurn as (whose: string | number, grade: () => Promise<void>) => Promise<void>;
  const { grade, end } = hold();
  const running = Array.from({ length: most }, () => gradeFor(one, grade));
  await expect(gradeFor(one, grade)).rejects.toMatchObject({ status: 429 });
  const others = gradeFor(other, grade);
  end();
  await Promise.all([...running, others]);
  await gradeFor(one, grade);
});

test('three checks of imports of all people at once, and then more', async () => {
  const { grade, end } = hold();
  const running = [1, 2, 3].map((person) => checkImportedFiles(person, grade));
  await expect(checkImportedFiles(4, grade)).rejects.toMatchObject({
    message: 'Too many imports are being checked. Try again in a minute.',
  });
  end();
  await Promise.all(running);
  await checkImportedFiles(4, grade);
});
