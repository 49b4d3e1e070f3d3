import { createHash, randomUUID } from 'node:crypto';
import { BUCKET, signDownload, signPolicy } from '../providers/storage/upload-policy.ts';
import type { Key, Keys } from './door-row.ts';
import type { KeyOwner } from './key-owner.fixture.ts';
import { secretOf } from './people.fixture.ts';

/** The keys of what lies in the storage: forms that upload, links that download, photos. */
export async function createStoredKeys({ academy, world, actor, now, ago, later }: KeyOwner) {
  const { db, config } = academy;
  const ids = { own: world.idOf(actor), other: world.idOf('other') };

  return { uploadForm: uploadForms(), download: await downloads(), photo: await photos() };

  function formOf(owner: number, change: { key?: string; expiresAt?: Date } = {}) {
    const upload = {
      key: `homework/${randomUUID()}.pdf`,
      contentType: 'application/pdf',
      minSize: 1,
      maxSize: 1000,
      expiresAt: later,
      owner,
    };
    return signPolicy(config.secret, { ...upload, ...change });
  }

  function uploadForms(): Keys {
    const [own, other] = [formOf(ids.own), formOf(ids.other)];
    const signature = 'X-Uplink-Signature';
    const { [signature]: _left, ...unsigned } = own;
    const said = JSON.parse(Buffer.from(own.Policy ?? '', 'base64').toString());
    const more = Buffer.from(JSON.stringify({ ...said, maxSize: 1e9 })).toString('base64');
    const post = (form: () => Record<string, string>): Key => ({
      url: `/storage/${BUCKET}`,
      method: 'POST',
      form,
    });
    return {
      own: post(() => formOf(ids.own)),
      'with the key of another': post(() => ({ ...own, key: other.key ?? '' })),
      'with the signature of another': post(() => ({
        ...own,
        [signature]: other[signature] ?? '',
      })),
      'with a policy that says more': post(() => ({ ...own, Policy: more })),
      'without a signature': post(() => unsigned),
      'that is over': post(() => formOf(ids.own, { expiresAt: ago })),
    };
  }

  function words(whose: 'own' | 'other'): string {
    return secretOf(whose === 'own' ? actor : 'other');
  }

  function sha256(whose: 'own' | 'other'): string {
    return createHash('sha256').update(words(whose)).digest('hex');
  }

  /** Bytes with private words, under a key of this category. */
  async function store(whose: 'own' | 'other', category: string): Promise<string> {
    const key = `${category}/${randomUUID()}.png`;
    const data = new FormData();
    for (const field of Object.entries(formOf(ids[whose], { key }))) data.append(...field);
    data.append('file', new Blob([words(whose)]), 'file');
    const answer = await fetch(`${academy.base}/storage/${BUCKET}`, { method: 'POST', body: data });
    if (answer.status !== 201) throw new Error(await answer.text());
    return key;
  }

  async function downloads(): Promise<Keys> {
    const [own, other] = [await store('own', 'homework'), await store('other', 'homework')];
    const gone = `homework/${randomUUID()}.png`;
    const inTime = Math.floor(later.getTime() / 1000);
    const over = Math.floor(ago.getTime() / 1000);
    const tokenFor = (key: string, expires = inTime) =>
      signDownload(config.secret, {
        key,
        name: 'work.png',
        expires,
        sha256: sha256(key === other ? 'other' : 'own'),
      });
    const link = (key: string, ...tokens: string[]): Key => {
      const fields = [['name', 'work.png'], ...tokens.map((token) => ['token', token])];
      return { url: `/storage/files/${key}?${new URLSearchParams(fields)}` };
    };
    const whole = link(own, tokenFor(own));
    return {
      own: whole,
      'for the file of another': link(other, tokenFor(own)),
      'with the token of another': link(own, tokenFor(other)),
      'under another name': { url: whole.url.replace('work.png', 'work.html') },
      'with a longer end': link(own, tokenFor(own).replace(/^\d+/, String(inTime + 1))),
      'without a token': link(own),
      'with two tokens': link(own, tokenFor(own), tokenFor(own)),
      'that is over': link(own, tokenFor(own, over)),
      'of a file that is gone': link(gone, tokenFor(gone)),
    };
  }

  async function photos(): Promise<Keys> {
    const [own, former] = [await store('own', 'avatar'), await store('own', 'avatar')];
    const work = await store('own', 'homework');
    const at = (key: string) => `/storage/avatars/${key.split('/')[1]}`;
    await db
      .insertInto('upload_grant')
      .values({
        key: own,
        user_id: ids.own,
        category: 'avatar',
        file_name: 'me.png',
        content_type: 'image/png',
        max_size: 1000,
        stored_at: now,
        expires_at: now,
        sealed_key: own,
        size: words('own').length,
        sha256: sha256('own'),
      })
      .execute();
    await db
      .updateTable('app_user')
      .set({ avatar: at(own) })
      .where('id', '=', ids.own)
      .execute();
    return {
      own: { url: at(own) },
      'worn formerly': { url: at(former) },
      'of a file of work': { url: at(work) },
      'that never was': { url: at(`avatar/${randomUUID()}.png`) },
    };
  }
}
