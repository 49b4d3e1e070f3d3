import { createHmac } from 'node:crypto';
import { openText, type Secrets, sealText } from '../../sealed.ts';
import type { Mail } from './mail.ts';

/** A mail as a job keeps it: mails carry codes that open accounts, and jobs are looked at. */
export interface SealedMail {
  sealed: string;
  /** Tells the mails to one address apart without saying which it is; older jobs have none. */
  addressee?: string;
}

const purpose = 'sealed mail';

export function sealMail(mail: Mail, secrets: Secrets): SealedMail {
  const addressee = addresseeOf(mail.to, secrets.secret);
  return { sealed: sealText(JSON.stringify(mail), { ...secrets, purpose }), addressee };
}

/** The same for every spelling of an address. */
export function addresseeOf(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`addressee ${address.trim().toLowerCase()}`)
    .digest('base64url');
}

export function openMail({ sealed }: SealedMail, secrets: Secrets): Mail {
  return JSON.parse(openText(sealed, { ...secrets, purpose })) as Mail;
}

/** A mail that was kept; none if it is no mail, or its secret is gone and no one can read it any more. */
export function openKept(job: Partial<SealedMail>, secrets: Secrets): Mail | undefined {
  if (job.sealed === undefined) return undefined;
  try {
    return openMail({ sealed: job.sealed }, secrets);
  } catch {
    return undefined;
  }
}
