import { createHmac } from 'node:crypto';
import { escapeHtml, formatDate } from '@uplink/api-client/domain';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { isSameSecret } from '../../digests.ts';
import { singleText } from '../../plugins/single-text.ts';
import { sendPage } from '../identity/pages/send-page.ts';
import type { LabProvider } from './labs.ts';

const ticketMs = 5 * 60_000;
const path = '/simulated-labs/open';

interface SimulatedLabsOptions {
  secret: string;
  publicUrl: string;
  clock: Clock;
}

interface Ticket {
  name: string;
  vendor: string;
  vendorId: string;
  expiresAt: string;
  /** Until when the address opens, in milliseconds. */
  until: number;
}

/** Labs without a vendor: each opens a page of this server that looks like one. */
export function createSimulatedLabs({
  secret,
  publicUrl,
  clock,
}: SimulatedLabsOptions): LabProvider {
  return {
    launch: async ({ name, vendor, vendorId, expiresAt }) => {
      const ticket: Ticket = {
        name,
        vendor,
        vendorId,
        expiresAt: expiresAt.toISOString(),
        until: clock.now().getTime() + ticketMs,
      };
      const text = Buffer.from(JSON.stringify(ticket)).toString('base64url');
      return `${publicUrl}${path}?ticket=${text}.${sign(secret, text)}`;
    },
  };
}

/** The page that a launch opens. */
export function registerSimulatedLabs(
  app: FastifyInstance,
  { secret, clock }: Pick<SimulatedLabsOptions, 'secret' | 'clock'>,
): void {
  app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    const ticket = readTicket(secret, singleText(request.query.ticket));
    if (!ticket || ticket.until < clock.now().getTime()) return sendPage(reply, expiredPage, 410);
    return sendPage(reply, { title: ticket.name, body: labBody(ticket) });
  });
}

const expiredPage = {
  title: 'Lab',
  body: '<h1>This lab link has expired</h1><p>Open the lab from the academy again.</p><p class="links"><a href="/practice-labs">Practice labs</a></p>',
};

function labBody({ name, vendor, vendorId, expiresAt }: Ticket): string {
  const screen = [
    `${vendor} lab ${vendorId}`,
    'SW1 (core)      up    12 ports',
    'SW2 (access)    up    24 ports',
    'R1  (edge)      up     2 links',
    '',
    'SW1# show interfaces trunk',
    'Port    Mode   Encapsulation  Status     Native vlan',
    'Gi0/1   on     802.1q         trunking   1',
    'SW1# _',
  ].join('\n');
  return `<h1>${escapeHtml(name)}</h1>
<p>This is a simulated lab. Valid until ${formatDate(expiresAt)}.</p>
<pre tabindex="0" role="region" aria-label="Console">${escapeHtml(screen)}</pre>
<p class="links"><a href="/practice-labs">Practice labs</a></p>`;
}

function readTicket(secret: string, ticket: string): Ticket | undefined {
  const [text = '', signature = ''] = ticket.split('.');
  if (!isSameSecret(signature, sign(secret, text))) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Ticket;
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`lab ${text}`).digest('base64url');
}
