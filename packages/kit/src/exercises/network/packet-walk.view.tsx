import { useMessages } from '@uplink/api-client/messages';
import { formatIpv4 } from '@uplink/net/address';
import { Button } from '@uplink/ui/button';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Check, ChevronLeft, ChevronRight, Play, X } from 'lucide-react';
import { networkMessages } from './network.messages.ts';
import { type Hop, tellingSteps } from './network.rules.ts';
import type { NetworkEngine } from './network.types.ts';
import type { Followed } from './packet-walk.controller.ts';
import './packet-walk.css';

export interface PacketWalkProps {
  followed: Followed;
  engine: NetworkEngine;
  /** What learners know a goal by. */
  titleOf: (goal: string) => string;
}

/** One packet and its answer, device by device, with the table and the line that decided. */
export function PacketWalk({ followed, engine, titleOf }: PacketWalkProps) {
  const messages = useMessages(networkMessages);
  const { goals, goal, onGoal, hops, leg, onLeg, hop, onHop, onPlay } = followed;
  const { there, back } = goal.probe;
  const walk = leg === 'there' ? there : back;
  const count = hops[leg].length;
  const legs = (['there', 'back'] as const).map((id) => ({
    id,
    label: messages.legs[id],
    isDisabled: hops[id].length === 0,
  }));
  return (
    <div className="ul-walk">
      <h3 className="ul-sr">{messages.walk}</h3>
      {goals.length > 1 && (
        <label className="ul-walk__goals ul-small">
          <span className="ul-muted">{messages.packets}</span>
          <select value={goal.goal} onChange={(event) => onGoal(event.target.value)}>
            {goals.map(({ goal: id }) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </select>
        </label>
      )}
      {walk && (
        <dl className="ul-walk__packet">
          <Fact name={messages.facts.kind}>
            {engine.packetName(walk.packet, messages.packetNames)}
          </Fact>
          <Fact name={messages.facts.ttl}>{String(walk.packet.ttl)}</Fact>
          <Fact name={messages.facts.from}>{formatIpv4(walk.packet.src)}</Fact>
          <Fact name={messages.facts.to}>{formatIpv4(walk.packet.dst)}</Fact>
        </dl>
      )}
      <div className="ul-walk__bar">
        <SegmentedControl aria-label={messages.leg} options={legs} value={leg} onChange={onLeg} />
        <span className="ul-walk__steps">
          <Button
            size="sm"
            variant="quiet"
            aria-label={messages.previous}
            isDisabled={hop <= 0}
            icon={<ChevronLeft className="ul-icon" size={16} aria-hidden />}
            onPress={() => onHop(hop - 1)}
          />
          <span className="ul-small ul-muted ul-num" aria-live="polite">
            {messages.hop(hop + 1, count)}
          </span>
          <Button
            size="sm"
            variant="quiet"
            aria-label={messages.next}
            isDisabled={hop >= count - 1}
            icon={<ChevronRight className="ul-icon" size={16} aria-hidden />}
            onPress={() => onHop(hop + 1)}
          />
          <Button
            size="sm"
            variant="quiet"
            aria-label={messages.play}
            icon={<Play className="ul-icon" size={16} aria-hidden />}
            onPress={onPlay}
          />
        </span>
      </div>
      <ol className="ul-walk__hops">
        {hops[leg].map((each, at) => (
          <HopItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a packet may pass a device twice
            key={at}
            hop={each}
            engine={engine}
            state={at > hop ? 'ahead' : each.isDrop ? 'dropped' : 'passed'}
            isCurrent={at === hop}
          />
        ))}
      </ol>
    </div>
  );
}

interface HopItemProps {
  hop: Hop;
  engine: NetworkEngine;
  state: 'passed' | 'dropped' | 'ahead';
  isCurrent: boolean;
}

function HopItem({ hop, engine, state, isCurrent }: HopItemProps) {
  const messages = useMessages(networkMessages);
  const decided = hop.steps.find(({ decidedBy }) => decidedBy)?.decidedBy;
  return (
    <li className="ul-walk__hop" data-state={state} aria-current={isCurrent ? 'step' : undefined}>
      <span className="ul-walk__node" aria-hidden>
        {state === 'passed' && <Check className="ul-icon" size={12} />}
        {state === 'dropped' && <X className="ul-icon" size={12} />}
      </span>
      <div>
        <b className="ul-medium">{hop.device}</b>
        {state !== 'ahead' && (
          <>
            <span className="ul-sr">, {messages[state]}</span>
            {tellingSteps(hop).map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never change places
              <p key={at} className="ul-small ul-muted">
                {engine.stepText(step, messages.steps)}
              </p>
            ))}
            {decided && <p className="ul-walk__line">{decided}</p>}
          </>
        )}
      </div>
    </li>
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
