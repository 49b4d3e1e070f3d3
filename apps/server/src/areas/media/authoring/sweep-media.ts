import { RETENTION_DAYS } from '@uplink/api-client/domain';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { giveUpUnused } from './media.repository.ts';
import { shownAddresses } from './media-places.ts';

const day = 86_400_000;

/** Finds files that nothing shows, and gives up those unused for long. Safe to repeat. */
export async function sweepMedia({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = (days: number) => new Date(now.getTime() - days * day);
  // A file is uploaded before the text that names it is saved.
  await sql`
    update media_file f set unused_since = case when s.is_shown then null else ${now}::timestamptz end
    from (select m.id, exists (select from ${shownAddresses} p where p.address = m.address) as is_shown
      from media_file m where m.uploaded_at < ${before(1)}) s
    where s.id = f.id and (f.unused_since is null) <> s.is_shown`.execute(db);
  const unused = sql`f.unused_since < ${before(RETENTION_DAYS.unusedMedia)}`;
  await db.transaction().execute((trx) => giveUpUnused(trx, unused, now));
  await sql`
    delete from caption_file where saved_at < ${before(RETENTION_DAYS.unusedMedia)} and key::text not in (
      select (regexp_matches(video_captions::text, '/storage/captions/([0-9a-f-]+)', 'g'))[1]
      from (select video_captions from authored_lesson union all select captions from former_video) shown
      union all
      select (regexp_matches(blocks::text, '/storage/captions/([0-9a-f-]+)', 'g'))[1] from intro_page)`.execute(
    db,
  );
}
