import { escapeHtml } from '@uplink/api-client/domain';
import { declineCodes } from '../../../payments.ts';
import { callFaults, callNames } from '../../faults.ts';
import type { Ledger } from '../../ledger.ts';
import { testCards, testWallets } from '../../test-cards.ts';
import { sandboxPage } from '../sandbox-page.ts';
import { button, select, table, textField } from './control-parts.ts';
import { ledgerHtml } from './ledger-html.ts';

interface ControlPage {
  ledger: Ledger;
  now: Date;
  academyUrl: string;
}

/** Everything of the sandbox on one page. */
export function controlPage({ ledger, now, academyUrl }: ControlPage): string {
  return sandboxPage(
    'Control',
    `<h1>Payment sandbox</h1>
<p class="lead">It takes the place of the payment providers and moves no money. <a href="${escapeHtml(academyUrl)}">Open the academy</a>. <a href="/control/ledger">The books as JSON</a>.</p>
${cardsHtml()}
${clockHtml(now)}
${faultsHtml()}
${deliveryHtml()}
${ledgerHtml(ledger)}`,
    { isWide: true },
  );
}

function cardsHtml(): string {
  const cards = testCards.map(({ number, what }) => [
    `<code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code>`,
    what,
  ]);
  const wallets = testWallets.map(({ email, what }) => [`<code>${email}</code>`, what]);
  return `<h2>Test cards</h2>
<p>Any future date, any security code, any ZIP code. Real cards are refused.</p>
${table('Test cards', ['Number', 'What it does'], cards)}
<h2>Test wallets</h2>
${table('Test wallets', ['Account', 'What it does'], wallets)}`;
}

function clockHtml(now: Date): string {
  return `<h2>Clock</h2>
<p>It is ${escapeHtml(now.toISOString().slice(0, 16).replace('T', ' '))} UTC here. Cards and agreements expire by this clock, and what is pending settles by it.</p>
<form method="post" action="/control/moveClock" class="line">
${textField({ name: 'days', label: 'Days', value: '31' })}
${textField({ name: 'minutes', label: 'Minutes', value: '0' })}
${button('Move the clock')}
</form>`;
}

function faultsHtml(): string {
  return `<h2>Calls that go wrong</h2>
<form method="post" action="/control/addFault" class="line">
${select({ name: 'call', label: 'Call', values: callNames, value: 'charge' })}
${select({ name: 'fault', label: 'What happens', values: callFaults })}
${select({ name: 'detail', label: 'Why declined', values: declineCodes })}
${textField({ name: 'times', label: 'How often', value: '1' })}
${button('Add')}
</form>
<form method="post" action="/control/clearFaults">${button('Let all calls go well')}</form>`;
}

function deliveryHtml(): string {
  const boxes = [
    ['reorders', 'Later events overtake earlier ones'],
    ['loses', 'Events are lost'],
    ['forges', 'Each event is forged as well'],
  ].map(
    ([name, label]) =>
      `<label class="check"><input type="checkbox" name="${name}"> <span>${label}</span></label>`,
  );
  return `<h2>Deliveries</h2>
<form method="post" action="/control/setDelivery" class="line">
${textField({ name: 'copies', label: 'Copies of each event', value: '1' })}
${textField({ name: 'delayMs', label: 'Late by milliseconds', value: '0' })}
${boxes.join('\n')}
${button('Deliver like this')}
</form>
<form method="post" action="/control/sendLost">${button('Send lost events after all')}</form>`;
}
