import {
  type CodePurpose,
  claimCode,
  createCode,
} from '../providers/identity/mailed-codes.repository.ts';
import { createSimulatedLabs } from '../providers/labs/simulated-labs.ts';
import type { Key, Keys } from './door-row.ts';
import type { KeyOwner } from './key-owner.fixture.ts';
import { secretOf } from './people.fixture.ts';

/** The keys of what is subscribed to, shown to others, opened elsewhere or mailed. */
export async function createGivenKeys({ academy, world, actor, now, ago, later }: KeyOwner) {
  const { db, config } = academy;

  return {
    calendar: await calendars(),
    verification: verifications(),
    labTicket: await labTickets(),
    resetPage: await passwordPages('reset', 'confirm'),
    confirmPage: await passwordPages('confirm', 'reset'),
    confirmation: await confirmations(),
  };

  async function calendars(): Promise<Keys> {
    const set = async (isOpen: boolean) => {
      const { body } = await academy.call(actor, 'PUT', '/me/calendar', { isOpen });
      return isOpen ? new URL(body.url).pathname : '';
    };
    const former = await set(true);
    await set(false);
    const own = await set(true);
    const numbered = (number: number | string): Key => ({
      url: own.replace(/\/\d+-/, `/${number}-`),
    });
    return {
      own: { url: own },
      'of before it was closed': { url: former },
      'with the number of another': numbered(world.idOf('other')),
      'cut short': { url: own.replace(/.\.ics$/, '.ics') },
      'with a number beyond all': numbered('999999999999999'),
      'of no number': { url: '/calendar/x.ics' },
    };
  }

  function verifications(): Keys {
    const code = String(world.objectOf(actor, 'diplomaCode'));
    const at = (text: string): Key => ({ url: `/verifications/diplomas/${text}` });
    return {
      own: at(code),
      'that never was': at('0'.repeat(16)),
      'that is no code': at(`${code}'--`),
    };
  }

  async function labTickets(): Promise<Keys> {
    const launch = async (name: string, at = now): Promise<Key> => {
      const clock = { now: () => at };
      const labs = createSimulatedLabs({ secret: config.secret, publicUrl: '', clock });
      const lab = { name, vendor: 'Vendor', vendorId: '1', learner: '1', expiresAt: later };
      return { url: await labs.launch(lab) };
    };
    const [own, other] = [await launch(secretOf(actor)), await launch(secretOf('other'))];
    const [text = ''] = own.url.split('.');
    return {
      own,
      'with the signature of another': { url: `${text}.${other.url.split('.')[1]}` },
      'without a signature': { url: text },
      'twice in one address': { url: `${own.url}&${own.url.split('?')[1]}` },
      'that is over': await launch(secretOf(actor), ago),
    };
  }

  function codeFor(purpose: CodePurpose, expiresAt = later): Promise<string> {
    const email = `${secretOf(actor)}@example.org`.toLowerCase();
    return createCode(db, { userId: world.idOf(actor), email, purpose, now, expiresAt });
  }

  async function passwordPages(purpose: CodePurpose, another: CodePurpose): Promise<Keys> {
    const at = (code: string): Key => ({ url: `/identity/${purpose}?code=${code}` });
    const used = await codeFor(purpose);
    // It takes the other links of its account with it.
    await claimCode(db, used, purpose, now);
    const own = await codeFor(purpose);
    return {
      own: at(own),
      [`made to ${another}`]: at(await codeFor(another)),
      'that never was': at('A'.repeat(32)),
      'twice in one address': at(`${own}&code=${own}`),
      'used before': at(used),
      'that is over': at(await codeFor(purpose, ago)),
    };
  }

  async function confirmations(): Promise<Keys> {
    const at = (code: string): Key => ({ url: `/confirmations/email/${code}`, method: 'PATCH' });
    return {
      own: at(await codeFor('confirm')),
      'made to reset': at(await codeFor('reset')),
      'that never was': at('A'.repeat(32)),
      'that is over': at(await codeFor('confirm', ago)),
    };
  }
}
