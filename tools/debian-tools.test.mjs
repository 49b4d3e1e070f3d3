import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = fileURLToPath(new URL('debian-tools.mjs', import.meta.url));
const isRoot = process.getuid?.() === 0;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'debian-tools-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program of a machine that has nothing else. @param {string} name @param {string} does */
function program(name, does = '') {
  writeFileSync(join(folder, name), `#!/bin/sh\n${does}\n`);
  chmodSync(join(folder, name), 0o755);
}

/** What apt-get was asked for on the machine. @param {string} group */
function asked(group = 'kernel') {
  const { status } = spawnSync(process.execPath, [script, group], {
    env: { PATH: `${folder}:/bin-of-no-one` },
  });
  expect(status).toBe(0);
  const log = join(folder, 'asked');
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
}

const aptGet = () => program('apt-get', `echo "$@" >> ${join(folder, 'asked')}`);

test('installs what the machine lacks, where it may', () => {
  aptGet();
  for (const there of ['ip', 'ping', 'traceroute', 'python3']) program(there);
  spawnSync('ln', ['-s', '/bin/sh', join(folder, 'sh')]);
  expect(asked()).toEqual(
    isRoot
      ? ['update -qq', 'install -y -qq --no-install-recommends nftables openvswitch-switch z3']
      : [],
  );
});

test('installs the virus scanner for its own tests alone', () => {
  aptGet();
  spawnSync('ln', ['-s', '/bin/sh', join(folder, 'sh')]);
  expect(asked('scanner')).toEqual(
    isRoot ? ['update -qq', 'install -y -qq --no-install-recommends clamav-daemon'] : [],
  );
});

test('leaves machines alone that have all, or no apt-get', () => {
  spawnSync('ln', ['-s', '/bin/sh', join(folder, 'sh')]);
  expect(asked()).toEqual([]);
  aptGet();
  for (const there of ['ip', 'ping', 'traceroute', 'nft', 'ovs-vswitchd', 'python3', 'z3'])
    program(there);
  expect(asked()).toEqual([]);
});
