import { useMessages } from '@uplink/api-client/messages';
import { memo, useEffect, useId, useRef } from 'react';
import { type ConsoleInput, useConsoleInput } from './console.controller.ts';
import { networkMessages } from './network.messages.ts';
import type { Exchange } from './network.types.ts';
import type { Network } from './use-network.controller.ts';
import './console.css';

/** The console of one device: what was said so far, and one line to type. */
export function Console(network: Network) {
  const messages = useMessages(networkMessages);
  const { now, device, engine, definition } = network;
  const input = useConsoleInput(network);
  const exchanges = now.transcript.filter((exchange) => exchange.device === device);
  const mode = now.session.positions[device]?.mode ?? 'user';
  const isLocked = definition.network?.locked?.includes(device) || definition.kind === 'trace';
  const label = messages.inputOf(
    device,
    isLocked ? `${messages.modes[mode]}, ${messages.locked}` : messages.modes[mode],
  );
  const bottom = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (exchanges.length) bottom.current?.scrollIntoView({ block: 'nearest' });
  }, [exchanges.length]);
  return (
    <div className="ul-console" role="tabpanel" aria-label={messages.consoleOf(device)}>
      <div
        className="ul-console__log"
        role="log"
        aria-live="off"
        aria-label={messages.output(device)}
      >
        {exchanges.map((exchange, at) => (
          <Said
            // biome-ignore lint/suspicious/noArrayIndexKey: a transcript only grows
            key={at}
            exchange={exchange}
            lastOutput={at === exchanges.length - 1 ? input.lastOutput : undefined}
          />
        ))}
      </div>
      {network.isFull && (
        <p className="ul-console__fault" role="status">
          {messages.fault({ code: 'full' })}
        </p>
      )}
      <Prompt prompt={engine.promptOf(now.session, device)} label={label} input={input} />
      <p className="ul-sr" role="status">
        {announced(exchanges[exchanges.length - 1], messages)}
      </p>
      <p className="ul-sr" role="status">
        {input.written}
      </p>
      <div ref={bottom} />
    </div>
  );
}

interface SaidProps {
  exchange: Exchange;
  lastOutput: ConsoleInput['lastOutput'] | undefined;
}

/** What was said stays the same while the next line is typed. */
const Said = memo(function Said({ exchange, lastOutput }: SaidProps) {
  const messages = useMessages(networkMessages);
  const { prompt, line, output, fault } = exchange;
  return (
    <section className="ul-console__said">
      <h3 className="ul-console__command">
        <span className="ul-console__prompt">{prompt}</span>
        <span className="ul-console__typed">{line}</span>
      </h3>
      {output.length > 0 && (
        // Alt and arrow up moves to the newest output, to read it.
        <pre
          ref={lastOutput}
          tabIndex={lastOutput ? -1 : undefined}
          data-fault={fault !== undefined}
        >
          {output.join('\n')}
        </pre>
      )}
      {fault && <p className="ul-console__fault">{messages.fault(fault)}</p>}
    </section>
  );
});

function Prompt({ prompt, label, input }: { prompt: string; label: string; input: ConsoleInput }) {
  const messages = useMessages(networkMessages);
  const id = useId();
  return (
    <div className="ul-console__line">
      <label htmlFor={id} className="ul-console__prompt">
        <span aria-hidden>{prompt}</span>
        <span className="ul-sr">{label}</span>
      </label>
      <input
        id={id}
        className="ul-console__input"
        value={input.line}
        maxLength={4096}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={`${id}-keys`}
        onChange={(event) => input.onLine(event.target.value)}
        onKeyDown={input.onKeyDown}
        onPaste={input.onPaste}
      />
      <span id={`${id}-keys`} className="ul-sr">
        {messages.keys}
      </span>
    </div>
  );
}

/** Screen readers hear short answers, and of long ones how long they are. */
function announced(exchange: Exchange | undefined, messages: typeof networkMessages) {
  if (!exchange) return '';
  if (exchange.fault) return messages.fault(exchange.fault);
  const { output } = exchange;
  return output.length > 3 ? messages.lines(output.length) : output.join('. ');
}
