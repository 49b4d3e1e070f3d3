import { useMessages } from '@uplink/api-client/messages';
import { formatIpv4 } from '@uplink/net/address';
import type { NetworkPart } from '@uplink/net/exercise';
import { Monitor, Router, Network as SwitchIcon, X } from 'lucide-react';
import {
  type DrawnEnd,
  drawnLinks,
  HEIGHT,
  isNamedAbove,
  placeOf,
  WIDTH,
  wayBetween,
} from './drawing.rules.ts';
import { networkMessages } from './network.messages.ts';
import { crossedLinks } from './network.rules.ts';
import type { Followed } from './packet-walk.controller.ts';
import type { Network } from './use-network.controller.ts';

export interface DrawingProps {
  network: Network;
  followed: Followed | undefined;
}

const icons = { host: Monitor, switch: SwitchIcon, router: Router };

/** A picture of the list beside it. Pressing a device opens its console, as the tabs below do. */
export function Drawing({ network, followed }: DrawingProps) {
  const part = network.definition.network;
  if (!part) return null;
  return (
    <>
      {/* Browsers stop at what scrolls: the list is what keys and screen readers use. */}
      <div className="ul-topology__scroll" tabIndex={-1} aria-hidden>
        <div className="ul-topology__box">
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
            <Links network={network} part={part} />
            <Ways part={part} followed={followed} />
          </svg>
          {part.devices.map((device) => (
            <Device key={device.name} device={device} network={network} followed={followed} />
          ))}
        </div>
      </div>
      <Key hasWay={followed !== undefined} />
    </>
  );
}

function Links({ network, part }: { network: Network; part: NetworkPart }) {
  return drawnLinks(part).map((link) => {
    const isUp = isEndUp(network, link.a) && isEndUp(network, link.b);
    const { from, to, a, b } = link;
    return (
      <g key={`${a.device} ${a.port}`}>
        <path
          className={isUp ? 'ul-topology__link' : 'ul-topology__off'}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        />
        {[a, b].map((end) => (
          <g key={`${end.device} ${end.port}`}>
            <Led end={end} isUp={isEndUp(network, end)} />
            {end.port !== 'eth0' && (
              <text className="ul-topology__port" x={end.name.x} y={end.name.y}>
                {end.port}
              </text>
            )}
          </g>
        ))}
      </g>
    );
  });
}

function Led({ end, isUp }: { end: DrawnEnd; isUp: boolean }) {
  const { x, y } = end.led;
  return isUp ? (
    <circle className="ul-topology__up" cx={x} cy={y} r="5.5" />
  ) : (
    <rect className="ul-topology__down" x={x - 6} y={y - 3} width="12" height="6" rx="2" />
  );
}

/** The request up to the hop that is shown; once it is the reply's turn, all of the request. */
function Ways({ part, followed }: { part: NetworkPart; followed: Followed | undefined }) {
  if (!followed) return null;
  const { leg, hops, hop } = followed;
  const legs = ['there', 'back'] as const;
  return legs.map((each) => {
    const shown = each === leg ? hop : each === 'there' ? hops.there.length : 0;
    return crossedLinks(hops[each], shown).map(([from, to]) => (
      <path
        key={`${each} ${from} ${to}`}
        className="ul-topology__way"
        data-leg={each}
        d={wayBetween(placeOf(part, from), placeOf(part, to))}
      />
    ));
  });
}

interface DeviceProps extends DrawingProps {
  device: NetworkPart['devices'][number];
}

function Device({ device, network, followed }: DeviceProps) {
  const { name, kind, x, y } = device;
  const Sign = icons[kind];
  const config = network.now.session.configs[name];
  const address = config?.interfaces.find((own) => own.address !== undefined)?.address;
  const current = followed?.hops[followed.leg][followed.hop];
  const isFault = current?.device === name && current.isDrop;
  return (
    <button
      type="button"
      tabIndex={-1}
      className="ul-topology__device"
      data-kind={kind}
      data-above={
        (network.definition.network && isNamedAbove(network.definition.network, name)) || undefined
      }
      data-selected={network.device === name || undefined}
      data-fault={isFault || undefined}
      data-current={current?.device === name || undefined}
      style={{ '--x': `${x}%`, '--y': `${y}%` } as React.CSSProperties}
      onClick={() => network.onDevice(name)}
    >
      <span className="ul-topology__sign">
        <Sign className="ul-icon" size={22} />
        {isFault && <X className="ul-icon ul-topology__x" size={10} strokeWidth={4} />}
      </span>
      <b>{name}</b>
      <small>{address === undefined ? '' : formatIpv4(address)}</small>
    </button>
  );
}

function Key({ hasWay }: { hasWay: boolean }) {
  const messages = useMessages(networkMessages);
  const { key } = messages;
  return (
    <p className="ul-topology__key" aria-hidden>
      {hasWay && (
        <>
          <Sample className="ul-topology__way" leg="there" text={key.there} />
          <Sample className="ul-topology__way" leg="back" text={key.back} />
        </>
      )}
      <span>
        <svg width="12" height="12" aria-hidden>
          <circle className="ul-topology__up" cx="6" cy="6" r="5" />
        </svg>
        {key.up}
      </span>
      <span>
        <svg width="14" height="8" aria-hidden>
          <rect className="ul-topology__down" x="1" y="1" width="12" height="6" rx="2" />
        </svg>
        {key.down}
      </span>
    </p>
  );
}

function Sample({ className, leg, text }: { className: string; leg: string; text: string }) {
  return (
    <span>
      <svg width="22" height="8" aria-hidden>
        <path className={className} data-leg={leg} d="M2 4H20" />
      </svg>
      {text}
    </span>
  );
}

function isEndUp({ engine, now }: Network, { device, port }: DrawnEnd) {
  const name = engine.readInterface(port) ?? port;
  return engine.statusOf(engine.setupOf(now.session), device, name) === 'up';
}
