import type { Definition } from '@uplink/net/exercise';
import { lazyPart, useLazyPart } from '@uplink/ui/lazy-part';
import { useState } from 'react';
import { isFull, withLines } from './network.rules.ts';
import type { NetworkEngine, Played } from './network.types.ts';
import { createPlayer } from './player.ts';

const lazyEngine = lazyPart(() => import('./network-engine.ts'));

export interface NetworkInput {
  definition: Definition;
  /** The commands so far, as the answer holds them. */
  log: string;
  onLog: (log: string) => void;
  /** What starting over goes back to. @default '' */
  startLog?: string | undefined;
}

export interface Network {
  engine: NetworkEngine;
  definition: Definition;
  now: Played;
  /** The device whose console is open. */
  device: string;
  onDevice: (device: string) => void;
  /** Enters lines at the open device. */
  onEnter: (lines: string[]) => void;
  /** An answer has no room for more commands. */
  isFull: boolean;
  /** Absent at the start. */
  onStartOver: (() => void) | undefined;
  /** Brings back what `onStartOver` took away. Absent if there is nothing to bring back. */
  onUndo: (() => void) | undefined;
}

/** The network of an exercise, as its log has left it. The log is the only state: it plays to the same screen. */
export function useNetwork({
  definition,
  log,
  onLog,
  startLog = '',
}: NetworkInput): Network | undefined {
  const part = useLazyPart(lazyEngine);
  const [player] = useState(createPlayer);
  const devices = definition.network?.devices ?? [];
  const [device, setDevice] = useState(
    () => (devices.find(({ kind }) => kind === 'router') ?? devices[0])?.name ?? '',
  );
  const [taken, setTaken] = useState<string>();
  if (part.status !== 'ready') return undefined;
  const engine = part.Part;
  const now = player.play(engine, definition, log);
  return {
    engine,
    definition,
    now,
    device,
    onDevice: setDevice,
    onEnter: (lines) => {
      setTaken(undefined);
      onLog(withLines(engine, log, { device, lines }));
    },
    isFull: isFull(log),
    onStartOver:
      log === startLog
        ? undefined
        : () => {
            setTaken(log);
            onLog(startLog);
          },
    onUndo:
      taken === undefined
        ? undefined
        : () => {
            onLog(taken);
            setTaken(undefined);
          },
  };
}
