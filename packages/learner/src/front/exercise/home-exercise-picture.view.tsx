import { useMessages } from '@uplink/api-client/messages';
import { Monitor, Router, Server, X } from 'lucide-react';
import { homeExercise } from './home-exercise.definition.ts';
import { homeExerciseMessages } from './home-exercise.messages.ts';
import type { Attempt } from './home-exercise.types.ts';
import './home-exercise-picture.css';

const icons = { host: Monitor, router: Router, server: Server };
const devices = homeExercise.network?.devices ?? [];

/** Device and address of each, the links between them, and where the packet is dropped. */
export function Picture(attempt: Attempt) {
  const messages = useMessages(homeExerciseMessages);
  const { there, back, stop, sign, isSolved } = attempt;
  return (
    <div
      className="ul-try__picture"
      role="img"
      aria-label={messages.picture(attempt)}
      data-part="picture"
    >
      <p className="ul-try__sign" data-at={isSolved ? 'end' : stop} data-part="sign">
        {sign}
      </p>
      {devices.slice(1).map(({ name }, at) => (
        <span
          key={name}
          className="ul-try__link"
          data-at={at + 1}
          data-there={at < there}
          data-back={devices.length - 1 - at <= back}
          data-part="link"
        />
      ))}
      {devices.map(({ name, kind, start }) => {
        const Sign = icons[name === 'SRV1' ? 'server' : kind === 'host' ? 'host' : 'router'];
        return (
          <span
            key={name}
            className="ul-try__device"
            data-kind={kind}
            data-name={name}
            data-stop={name === stop}
            data-part="device"
          >
            <span className="ul-try__icon">
              <Sign className="ul-icon" size={22} aria-hidden />
              <X className="ul-icon ul-try__x" size={10} strokeWidth={4} aria-hidden />
            </span>
            <b>{name}</b>
            <small>{ownAddress(start)}</small>
          </span>
        );
      })}
    </div>
  );
}

/** The address that a device is known by: its only one, or the one between the routers. */
function ownAddress(start: string): string {
  const addresses = [...start.matchAll(/ip address (\d+\.\d+\.\d+\.\d+)/g)];
  return addresses[addresses.length - 1]?.[1] ?? '';
}
