import type { Schema } from '@uplink/api-client';
import { mayAny } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Caller } from '../../plugins/authentication/caller.repository.ts';
import { countOpenHomeworks } from '../homeworks/homework-lists.repository.ts';
import { countReviewedApplications } from '../learning/applications.repository.ts';
import { totalOf } from '../status-counts.ts';

type Item = Schema<'MenuItem'>;

/** A mentor's inbox; the staff decides on milestones alone. */
function inboxOf(caller: Pick<Caller, 'roles'>): Item[] {
  const inbox = { text: 'Inbox', icon: 'inbox' };
  if (mayAny(caller, 'reviewHomework')) return [{ ...inbox, link: '/inbox' }];
  return mayAny(caller, 'readReviews') ? [{ ...inbox, link: '/inbox/milestones' }] : [];
}

/** A mentor's desk comes before everything else. */
function deskOf(caller: Pick<Caller, 'roles'>): Item[] {
  if (!mayAny(caller, 'reviewHomework')) return [];
  return [{ text: 'Review desk', icon: 'list-checks', link: '/desk' }];
}

/** The admin tools that someone's roles open, as far as they exist. */
function adminOf(caller: Pick<Caller, 'roles'>): Item[] {
  const items: Item[] = [
    ...(mayAny(caller, 'listUsers')
      ? [{ text: 'Users', icon: 'users', link: '/admin/users' }]
      : []),
    ...(mayAny(caller, 'manageCheckouts')
      ? [
          { text: 'Checkout pages', icon: 'credit-card', link: '/admin/checkout' },
          { text: 'Add-ons', icon: 'layers', link: '/admin/addons' },
        ]
      : []),
    ...(mayAny(caller, 'readCohorts')
      ? [{ text: 'Cohorts', icon: 'graduation-cap', link: '/admin/cohorts' }]
      : []),
    ...(mayAny(caller, 'readModeration')
      ? [
          { text: 'Moderation', icon: 'shield', link: '/admin/moderation' },
          { text: 'Incidents', icon: 'life-buoy', link: '/admin/incidents' },
        ]
      : []),
    ...(mayAny(caller, 'manageAwards')
      ? [{ text: 'Awards log', icon: 'award', link: '/admin/certifications' }]
      : []),
    ...(mayAny(caller, 'manageReferral')
      ? [
          { text: 'Referral', icon: 'share', link: '/admin/referral' },
          { text: 'Ambassador', icon: 'users', link: '/admin/ambassador' },
        ]
      : []),
    ...(mayAny(caller, 'managePartners')
      ? [{ text: 'Partners', icon: 'share', link: '/admin/partners' }]
      : []),
    ...(mayAny(caller, 'readAudit')
      ? [{ text: 'Audit log', icon: 'list', link: '/admin/audit' }]
      : []),
  ];
  if (items.length === 0) return [];
  const overview = { text: 'Overview', icon: 'house', link: '/admin' };
  return [{ text: 'Admin', icon: 'shield', link: '/admin', subItems: [overview, ...items] }];
}

/** The applications that someone decides on, with how many wait. */
async function applicationsOf(db: Kysely<DB>, caller: Caller): Promise<Item[]> {
  if (!mayAny(caller, 'decideOnApplication')) return [];
  const counts = await countReviewedApplications(db, caller, {});
  const count = totalOf(counts, ['waiting']);
  const entry = { text: 'Applications', icon: 'inbox', link: '/inbox/applications' };
  return [{ ...entry, ...(count > 0 && { count }) }];
}

/** What authors create and change. */
function creatorOf(caller: Pick<Caller, 'roles'>): Item[] {
  if (!mayAny(caller, 'enterCreator')) return [];
  return [{ text: 'Creator', icon: 'layers', link: '/creator' }];
}

/** The menu of one person: what their roles open; a frozen account keeps only Billing. */
export async function readMenu(
  db: Kysely<DB>,
  caller: Caller,
  supportEmail: string,
): Promise<Schema<'Menu'>> {
  const openHomeworks = await countOpenHomeworks(db, caller.id);
  const work: Item[] = [
    {
      text: 'Homeworks',
      icon: 'file-check',
      link: '/homeworks',
      ...(openHomeworks > 0 && { count: openHomeworks }),
    },
    { text: 'Quizzes', icon: 'list-checks', link: '/quizzes' },
    { text: 'Exams', icon: 'timer', link: '/exam' },
    { text: 'Notes', icon: 'notebook', link: '/notes' },
    { text: 'Certs and awards', icon: 'award', link: '/certs-and-awards' },
  ];
  const top: Item[] = [
    ...adminOf(caller),
    ...deskOf(caller),
    { text: 'Home', icon: 'house', link: '/' },
    { text: 'Programs', icon: 'graduation-cap', link: '/programs' },
    { text: 'Courses', icon: 'book-open', link: '/courses' },
    { text: 'Projects', icon: 'hammer', link: '/projects' },
    { text: 'Bundles', icon: 'layers', link: '/bundles' },
    { text: 'Practice labs', icon: 'flask', link: '/practice-labs' },
    { text: 'Your work', icon: 'folder', link: '/homeworks', subItems: work },
    ...inboxOf(caller),
    ...(await applicationsOf(db, caller)),
    ...creatorOf(caller),
  ];
  const freeze = (item: Item): Item => ({
    ...item,
    disabled: item.disabled || caller.isFrozen,
    ...(item.subItems && { subItems: item.subItems.map(freeze) }),
  });
  return {
    nav: {
      top: top.map(freeze),
      bottom: [
        { text: 'Billing', icon: 'credit-card', link: '/billing' },
        freeze({ text: 'Referral', icon: 'share', link: '/referral' }),
        {
          text: 'Support',
          icon: 'life-buoy',
          link: `mailto:${supportEmail}`,
          isTargetBlank: true,
        },
      ],
    },
    header: {
      avatar: [
        freeze({ text: 'Overview', icon: 'list', link: '/overview' }),
        freeze({ text: 'Profile', icon: 'user', link: '/profile' }),
        freeze({ text: 'Security', icon: 'shield', link: '/security' }),
      ],
    },
    logo: { iconColor: 'primary', iconClass: 'uplink', link: '/', image: null },
    dashboard: {
      tabs: [
        { text: 'Overview', icon: 'house', link: '/' },
        { text: 'Learning', icon: 'book-open', link: '/?tab=learning' },
        { text: 'Achievements', icon: 'award', link: '/achievements' },
        { text: 'Playlists', icon: 'list', link: '/playlists' },
        { text: 'Following', icon: 'users', link: '/following' },
        { text: 'Followers', icon: 'users', link: '/followers' },
      ],
    },
  };
}
