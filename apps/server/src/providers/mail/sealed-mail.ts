import { openText, sealText } from '../../sealed.ts';
import type { Mail } from './mail.ts';

/** A mail as a job keeps it: mails carry codes that open accounts, and jobs are looked at. */
export interface SealedMail {
  sealed: string;
}

const purpose = 'sealed mail';

export function sealMail(mail: Mail, secret: string): SealedMail {
  return { sealed: sealText(JSON.stringify(mail), { secret, purpose }) };
}

export function openMail({ sealed }: SealedMail, secret: string): Mail {
  return JSON.parse(openText(sealed, { secret, purpose })) as Mail;
}
