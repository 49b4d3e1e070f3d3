import { useMessages } from '@uplink/api-client/messages';
import { formatIpv4 } from '@uplink/net/address';
import type { WitnessedPacket } from '@uplink/net/exercise';
import { endText, protocolText, stateText } from '@uplink/net/messages';
import { lineWords } from '../exercise.rules.ts';
import { listMessages } from './list.messages.ts';
import './counterexample.css';

export interface CounterexampleProps {
  witness: WitnessedPacket;
  /** The list as it was checked. */
  text: string;
  /** Addresses by the name learners know. */
  hosts: Record<string, string>;
}

/** One packet of those that go another way than wanted, and how the list reads it. */
export function Counterexample({ witness, text, hosts }: CounterexampleProps) {
  const messages = useMessages(listMessages);
  const { packet, wanted, given, line } = witness;
  const who = [packet.src, packet.dst].flatMap((address) =>
    Object.keys(hosts).filter((name) => hosts[name] === formatIpv4(address)),
  );
  const state = stateText(packet, messages.connection);
  const protocol = protocolText(packet, messages.protocols);
  return (
    <div className="ul-counterexample">
      <h3 className="ul-sr">{messages.counterexample}</h3>
      <dl className="ul-counterexample__packet">
        <Fact name={messages.from}>{endText(packet.src, packet.sport)}</Fact>
        <Fact name={messages.to}>{endText(packet.dst, packet.dport)}</Fact>
        <Fact name={messages.protocol}>{state ? `${protocol}, ${state}` : protocol}</Fact>
        <Fact name={messages.who}>{who.length > 0 ? who.join(', ') : messages.someone}</Fact>
      </dl>
      <h3 className="ul-h4 ul-exercise__heading">{messages.readsIt}</h3>
      <Walk witness={witness} text={text} />
      <dl className="ul-counterexample__verdict">
        <dt>{messages.wanted}</dt>
        <dd className="ul-medium">{messages.given[wanted]}</dd>
        <dt>{messages.yours}</dt>
        <dd className="ul-medium ul-fault">
          {line === undefined
            ? messages.atEnd(messages.given[given])
            : messages.atLine(messages.given[given], line)}
        </dd>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type WalkProps = Pick<CounterexampleProps, 'witness' | 'text'>;

/** The lines as the packet meets them, to the one that decides, and one below that would have done better. */
function Walk({ witness, text }: WalkProps) {
  const messages = useMessages(listMessages);
  const { walk, line: decided, given, wanted, later } = witness;
  const [better] = later;
  return (
    <ol className="ul-counterexample__walk">
      {walk.map(({ line, mismatch }) => (
        <li key={line} data-state={mismatch ? 'passed' : 'decides'}>
          <b className="ul-mono">{lineWords(text, line)}</b>
          <span>{mismatch ? messages.mismatch[mismatch] : messages.stops[given]}</span>
        </li>
      ))}
      {decided === undefined && (
        <li data-state="decides">
          <b className="ul-mono">{messages.noLine}</b>
          <span>{messages.noLineText}</span>
        </li>
      )}
      {better !== undefined && (
        <li data-state="later">
          <b className="ul-mono">{lineWords(text, better)}</b>
          <span>{messages.later[wanted]}</span>
        </li>
      )}
    </ol>
  );
}
