import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ZipFile } from 'yazl';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { uploadFile } from '../../testing/world/work.ts';

/** A text that only a daemon with this signature refuses. */
const virus = Buffer.from('a virus that the academy made up');
const signature = `Uplink.Test:0:*:${virus.toString('hex')}\n`;
const hasDaemon = spawnSync('sh', ['-c', 'command -v clamd']).status === 0;

async function zipped(bytes: Buffer): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(bytes, 'inside.txt');
  zip.end();
  return buffer(zip.outputStream);
}

describe.runIf(hasDaemon)("ClamAV's daemon", () => {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const socket = join(folder, 'socket');
  let daemon: ChildProcess | undefined;
  let academy: TestApp;
  let course: Course;

  beforeAll(async () => {
    const signatures = join(folder, 'signatures');
    mkdirSync(signatures);
    writeFileSync(join(signatures, 'test.ndb'), signature);
    const settings = join(folder, 'clamd.conf');
    const lines = [`DatabaseDirectory ${signatures}`, `LocalSocket ${socket}`, 'Foreground yes'];
    writeFileSync(settings, [...lines, 'StreamMaxLength 1000000', ''].join('\n'));
    daemon = spawn('clamd', ['--config-file', settings], { stdio: 'ignore' });
    await vi.waitFor(() => expect(existsSync(socket)).toBe(true), {
      timeout: 60_000,
      interval: 100,
    });
    academy = await createWorld({ CLAMD_URL: `unix:${socket}`, CLAMD_MAX_MB: '1' });
    await addPeople(academy, 'learner');
    course = await addCourse(academy, { lessons: [{ homework: {} }] });
    await learn(academy, 'learner', course);
  }, 90_000);
  afterAll(async () => {
    await academy?.close();
    daemon?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  async function handIn(fileName: string, bytes: Buffer) {
    const file = { resource: 'homework', fileName, bytes } as const;
    const filePath = [await uploadFile(academy, 'learner', file)];
    const url = `/me/homeworks/${course.lessons[0]?.homework}`;
    const { status, body } = await academy.call('learner', 'POST', url, { filePath });
    return { status, message: body.message };
  }

  test.each([
    ['as it is', 'work.txt', async () => virus],
    ['in an archive', 'work.zip', () => zipped(virus)],
  ])('refuses what it knows as a virus, %s', async (_, name, bytes) => {
    expect(await handIn(name, await bytes())).toEqual({
      status: 422,
      message: 'This file contains a virus (Uplink.Test.UNOFFICIAL). We removed it.',
    });
  });

  test('passes a clean file, also one that is larger than what it takes', async () => {
    const large = Buffer.alloc(1_500_000, 'Plain text. ');
    expect((await handIn('work.txt', large)).status).toBe(200);
  });
});
