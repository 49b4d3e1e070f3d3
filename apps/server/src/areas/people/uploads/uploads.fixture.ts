import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import type { StorageProvider } from '../../../providers/storage/storage.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** An academy whose stored files a test can write. */
export type UploadAcademy = TestApp & { storage: StorageProvider };

/** Stores a CSV as an upload of someone. */
export async function storeCsv(
  academy: UploadAcademy,
  person: string,
  text: string | Buffer,
): Promise<string> {
  const key = `csv/${randomUUID()}.csv`;
  const bytes = Buffer.from(text);
  await academy.db
    .insertInto('upload_grant')
    .values({
      key,
      user_id: await academy.userId(person),
      category: 'csv',
      file_name: 'intake.csv',
      content_type: 'text/csv',
      max_size: bytes.length + 1,
      expires_at: new Date(academy.clock.now().getTime() + 3_600_000),
    })
    .execute();
  await academy.storage.put({ key, contentType: 'text/csv' }, bytes);
  return key;
}

export const newState = (id: number, state: 'running' | 'stopped', sendsActivation = true) =>
  [`/management/user-uploads/${id}`, { state, sendsActivation }] as const;

/** Lines of a file, each of an account of its own. */
export const goodLines = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, index) => `Ann,Number${index},${name}${index}@people.test,,`);

/** A file of 2,000 lines; what is wrong in 40 of them, by their line. */
export function plantedFile(): { text: string; faults: Map<number, [string, string]> } {
  const lines = goodLines(2000, 'planted');
  const faults = new Map<number, [string, string]>();
  const plant = (every: number, at: number, line: (index: number) => string, fault: string[]) => {
    for (let index = at; index < 2000; index += every) {
      lines[index] = line(index);
      faults.set(index + 2, fault as [string, string]);
    }
  };
  plant(250, 10, (n) => `Ann,Number${n},planted${n}@people,,`, ['mail', VALIDATION.email]);
  plant(250, 20, (n) => `Ann,Number${n},p${n}@people.test,+39 06 555,`, [
    'mobile',
    VALIDATION.phone,
  ]);
  plant(250, 30, (n) => `,Number${n},p${n}@people.test,,`, ['given_name', VALIDATION.required]);
  plant(250, 40, (n) => `Ann,Number${n},Planted0@people.test,,`, ['mail', 'Same as line 2']);
  plant(250, 50, (n) => `Ann,Number${n},p${n}@people.test,,root`, ['role', 'No such role']);
  return { text: ['given_name,surname,mail,mobile,role', ...lines].join('\n'), faults };
}

export type Line = Schema<'UserUploadLine'>;

/** What staff do with uploads, as calls of one person. */
export function uploadCalls(academy: UploadAcademy, by = 'admin') {
  const at = '/management/user-uploads';
  const call = (method: 'GET' | 'PATCH' | 'POST', path = '', body?: object) =>
    academy.call(by, method, `${at}${path}`, body);
  return {
    check: async (text: string): Promise<Schema<'UserUpload'>> =>
      (await call('POST', '', { key: await storeCsv(academy, by, text), fields: null })).body,
    correct: (id: number, cells: Schema<'UserUploadCorrection'>['cells'], fields: unknown = null) =>
      call('POST', `/${id}/corrections`, { fields, cells }),
    change: (id: number, body: Schema<'UserUploadUpdate'>) => call('PATCH', `/${id}`, body),
    read: async (id: number): Promise<Schema<'UserUpload'>> => (await call('GET', `/${id}`)).body,
    lines: async (id: number, outcome: string): Promise<Line[]> =>
      (await call('GET', `/${id}/lines?pageSize=100&outcome=${outcome}`)).body.data,
  };
}
