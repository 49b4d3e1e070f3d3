import { verify } from 'node:crypto';
import { Refusal } from '../../../plugins/errors/errors.ts';
import type { MailFault } from '../mail-faults.ts';
import { isAddress, parse, type ReadNews, textOf } from './signed-news.ts';

interface SnsMessage {
  Type?: string;
  MessageId?: string;
  TopicArn?: string;
  Subject?: string;
  Message?: string;
  Timestamp?: string;
  Token?: string;
  SubscribeURL?: string;
  SignatureVersion?: string;
  Signature?: string;
  SigningCertURL?: string;
}

/** Where SNS of the topic's own region answers. Other hosts of Amazon hold what anyone puts there. */
function originOf(topicArn: string): string {
  const [, partition, , region] = topicArn.split(':');
  return `https://sns.${region}.amazonaws.com${partition === 'aws-cn' ? '.cn' : ''}/`;
}

/** SNS gives up a delivery after an hour: an older message is a replay. */
const mostAgeMs = 3_600_000;
const toleranceMs = 300_000;

const certificateName = /^SimpleNotificationService-[0-9a-zA-Z]+\.pem$/;
const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
} as const;

/** Loads an address of Amazon. */
export type LoadText = (url: string) => Promise<string>;

const loadText: LoadText = async (url) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'error' });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer.text();
};

/** Bounces and complaints of Amazon SES, which come through a topic of SNS. A new subscription is confirmed. */
export function readSesNews(topicArn: string, load: LoadText = loadText): ReadNews {
  const origin = originOf(topicArn);
  const certificates = new Map<string, string>();
  return async ({ rawBody, now }) => {
    const message = textsOf(parse(rawBody));
    if (message.TopicArn !== topicArn || !isRecent(message, now)) return undefined;
    if (!(await isGenuine(message))) return undefined;
    if (message.Type === 'Notification') return faultsIn(message.Message ?? '');
    if (!message.SubscribeURL?.startsWith(origin)) return undefined;
    await loadLater(message.SubscribeURL);
    return [];
  };

  /** What can't be loaded now comes again: SNS repeats what isn't accepted. */
  async function loadLater(url: string): Promise<string> {
    try {
      return await load(url);
    } catch {
      throw new Refusal(503, 'unavailable', "Amazon can't be reached. Send this again.");
    }
  }

  async function isGenuine(message: SnsMessage): Promise<boolean> {
    const { Type: type, Signature: signature, SigningCertURL: url = '' } = message;
    if (type !== 'Notification' && type !== 'SubscriptionConfirmation') return false;
    if (!signature || !url.startsWith(origin)) return false;
    if (!certificateName.test(url.slice(origin.length))) return false;
    const certificate = certificates.get(url) ?? (await loadLater(url));
    const text = signedFields[type]
      .filter((field) => message[field] !== undefined)
      .map((field) => `${field}\n${message[field]}\n`)
      .join('');
    const hash = message.SignatureVersion === '2' ? 'RSA-SHA256' : 'RSA-SHA1';
    const isSigned = isSignedWith(certificate, { hash, text, signature });
    if (isSigned) certificates.set(url, certificate);
    return isSigned;
  }
}

/** Anyone may send anything: what is no text counts as missing. */
function textsOf(sent: object): SnsMessage {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => typeof value === 'string'));
}

function isRecent({ Timestamp: time = '' }: SnsMessage, now: Date): boolean {
  const age = now.getTime() - Date.parse(time);
  return age <= mostAgeMs && age >= -toleranceMs;
}

/** False too where what was loaded is no certificate. */
function isSignedWith(
  certificate: string,
  { hash, text, signature }: { hash: string; text: string; signature: string },
): boolean {
  try {
    return verify(hash, Buffer.from(text), certificate, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

interface SesNews {
  notificationType?: string;
  eventType?: string;
  bounce?: {
    bounceType?: string;
    bouncedRecipients?: { emailAddress?: unknown; diagnosticCode?: unknown }[];
  };
  complaint?: {
    complaintFeedbackType?: unknown;
    complainedRecipients?: { emailAddress?: unknown }[];
  };
}

function faultsIn(text: string): MailFault[] {
  const { notificationType, eventType, bounce, complaint } = parse<SesNews>(text);
  const type = notificationType ?? eventType;
  if (type === 'Bounce' && bounce?.bounceType === 'Permanent')
    return (bounce.bouncedRecipients ?? []).flatMap(({ emailAddress: address, diagnosticCode }) =>
      isAddress(address) ? [{ address, kind: 'bounced', detail: textOf(diagnosticCode) }] : [],
    );
  if (type === 'Complaint' && complaint?.complaintFeedbackType !== 'not-spam')
    return (complaint?.complainedRecipients ?? []).flatMap(({ emailAddress: address }) =>
      isAddress(address)
        ? [{ address, kind: 'complained', detail: textOf(complaint?.complaintFeedbackType) }]
        : [],
    );
  return [];
}
