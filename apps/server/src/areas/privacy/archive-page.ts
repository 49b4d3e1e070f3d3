import { escapeHtml, formatDate } from '@uplink/api-client/domain';

/** A file of the archive. */
export interface Listed {
  area: string;
  path: string;
  /** How many entries it has. */
  count: number;
}

const areas: Record<string, string> = {
  account: 'Your profile, settings and what you filled in',
  'sign-in': 'How and where you sign in; passwords and keys are left out',
  messages: 'Mails and notifications you were sent',
  learning: 'Products you have, your progress and points',
  notes: 'Your notes and playlists',
  discussions: 'Your questions, answers and reviews',
  exercises: 'Your answers to exercises',
  quizzes: 'Your quizzes with answers and feedback',
  exams: 'Your exams with answers and results',
  homework: 'Homework you handed in, with its reviews',
  milestones: 'Milestones you handed in, with their reviews',
  certificates: 'Your certificates and awards',
  uploads: 'Files you uploaded, as you sent them',
  authoring: 'Imports and copies of products you made',
  purchases: 'What you bought, with payments and agreements',
  receipts: 'Your receipts',
  referral: 'Your links and rewards',
};

interface Explained {
  listed: readonly Listed[];
  /** Names of files that did not fit. */
  left: readonly string[];
  email: string;
  academyName: string;
  at: Date;
}

/** The page that explains the archive, readable without a connection. */
export function explain({ listed, left, email, academyName, at }: Explained): string {
  const sections = Object.entries(areas).flatMap(([area, title]) => {
    const files = listed.filter((file) => file.area === area);
    if (files.length === 0) return [];
    const items = files.map(({ path, count }) => {
      const href = path.split('/').map(encodeURIComponent).join('/');
      const entries = path.endsWith('.json')
        ? `, ${count === 1 ? '1 entry' : `${count} entries`}`
        : '';
      return `<li><a href="${href}">${escapeHtml(path)}</a>${entries}</li>`;
    });
    return [`<h2>${title}</h2><ul>${items.join('')}</ul>`];
  });
  const missing =
    left.length > 0
      ? `<h2>Files that are not in this archive</h2><p>They did not fit. Download them on the pages you uploaded them to.</p><ul>${left.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>`
      : '';
  const title = escapeHtml(`Your data at ${academyName}`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:40px auto;padding:0 16px}li{overflow-wrap:anywhere}</style>
</head><body><h1>${title}</h1>
<p>This is everything the academy had stored about ${escapeHtml(email)} on ${formatDate(at.toISOString())}. Files ending in .json are text: any editor or browser opens them. Each has one entry for each row of our database, with the names of its fields.</p>
${sections.join('\n')}
${missing}</body></html>`;
}
