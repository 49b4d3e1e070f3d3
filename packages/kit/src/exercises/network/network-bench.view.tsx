import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { RotateCcw, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { exerciseMessages } from '../exercise.messages.ts';
import { Console } from './console.view.tsx';
import { networkMessages } from './network.messages.ts';
import type { Followed } from './packet-walk.controller.ts';
import { Topology } from './topology.view.tsx';
import type { Network } from './use-network.controller.ts';
import './network-bench.css';

export interface NetworkBenchProps {
  network: Network;
  followed: Followed | undefined;
}

/** The network above, the consoles of its devices below. */
export function NetworkBench({ network, followed }: NetworkBenchProps) {
  const messages = useMessages(networkMessages);
  const shared = useMessages(exerciseMessages);
  const id = useId();
  const tabId = (name: string) => `${id}-${name}`;
  const { definition, device, onDevice, onStartOver, onUndo } = network;
  const dropped = followed?.hops[followed.leg].find(({ isDrop }) => isDrop)?.device;
  const devices = (definition.network?.devices ?? []).map(({ name }) => name);
  function moveBetween(event: React.KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = devices[(devices.indexOf(device) + step + devices.length) % devices.length];
    if (next === undefined) return;
    onDevice(next);
    document.getElementById(tabId(next))?.focus();
  }
  return (
    <div className="ul-bench">
      <Topology network={network} followed={followed} />
      <div className="ul-bench__bar">
        <div
          role="tablist"
          aria-label={messages.consoles}
          className="ul-bench__tabs"
          onKeyDown={moveBetween}
        >
          {devices.map((name) => (
            <button
              key={name}
              id={tabId(name)}
              type="button"
              role="tab"
              aria-selected={name === device}
              tabIndex={name === device ? 0 : -1}
              className="ul-bench__tab"
              onClick={() => onDevice(name)}
            >
              <span className="ul-led" data-kind={name === dropped ? 'fault' : 'ok'} aria-hidden />
              {name}
            </button>
          ))}
        </div>
        <span className="ul-bench__end">
          <span className="ul-small ul-subtle ul-hide-mobile" aria-hidden>
            <kbd className="ul-kbd">Tab</kbd> {messages.completes} <kbd className="ul-kbd">?</kbd>{' '}
            {messages.lists}
          </span>
          {onUndo ? (
            <Button
              size="sm"
              variant="quiet"
              aria-label={shared.undo}
              icon={<Undo2 className="ul-icon" size={16} aria-hidden />}
              onPress={onUndo}
            />
          ) : (
            <Button
              size="sm"
              variant="quiet"
              aria-label={shared.startOver}
              isDisabled={!onStartOver}
              icon={<RotateCcw className="ul-icon" size={16} aria-hidden />}
              onPress={() => onStartOver?.()}
            />
          )}
        </span>
      </div>
      <Console key={device} {...network} />
    </div>
  );
}
