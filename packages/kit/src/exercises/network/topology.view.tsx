import { useMessages } from '@uplink/api-client/messages';
import { formatIpv4 } from '@uplink/net/address';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { useState } from 'react';
import { Drawing } from './drawing.view.tsx';
import { networkMessages } from './network.messages.ts';
import { portRows } from './network.rules.ts';
import type { Followed } from './packet-walk.controller.ts';
import type { Network } from './use-network.controller.ts';
import './topology.css';

export interface TopologyProps {
  network: Network;
  followed: Followed | undefined;
}

type View = keyof typeof networkMessages.views;

/** The network twice: as a drawing, and as the list that says the same in words. */
export function Topology({ network, followed }: TopologyProps) {
  const messages = useMessages(networkMessages);
  const [view, setView] = useState<View>('drawing');
  const views = (Object.keys(messages.views) as View[]).map((id) => ({
    id,
    label: messages.views[id],
  }));
  return (
    <section className="ul-topology" aria-label={messages.network}>
      <div className="ul-topology__bar">
        <SegmentedControl
          aria-label={messages.show}
          options={views}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'drawing' ? (
        <>
          <Drawing network={network} followed={followed} />
          <div className="ul-sr">
            <PortTable {...network} />
          </div>
        </>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard
        <section className="ul-topology__list" aria-label={messages.views.list} tabIndex={0}>
          <PortTable {...network} />
        </section>
      )}
    </section>
  );
}

function PortTable({ engine, now }: Network) {
  const messages = useMessages(networkMessages);
  const rows = portRows(
    engine,
    engine.setupOf(now.session),
    (address, mask) => `${formatIpv4(address)}/${engine.lengthOfMask(mask)}`,
  );
  const { columns, status, noAddress, noPeer } = messages;
  return (
    <table className="ul-topology__table">
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.device} ${row.port}`}>
            <th scope="row">{row.device}</th>
            <td className="ul-mono">{row.port}</td>
            <td className="ul-mono">{row.address || noAddress}</td>
            <td>{status[row.status]}</td>
            <td className="ul-mono">{row.peer ?? noPeer}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
