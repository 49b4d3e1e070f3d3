import {
  type DeviceConfig,
  findInterface,
  type InterfaceConfig,
  parentOf,
} from '../config/index.ts';
import { receiveArp } from './arp.ts';
import { BROADCAST, type Engine, EVENT_BUDGET, type Frame, macOfEnd, stop } from './engine.ts';
import type { End } from './network.ts';
import { answersFor, giveUp, receive } from './routing.ts';
import { isUp } from './status.ts';
import { switchFrame } from './switching.ts';

/** Runs until nothing moves any more, or the budget is spent. */
export function run(engine: Engine): void {
  do {
    for (let next = engine.queue.shift(); next; next = engine.queue.shift()) {
      if (++engine.spent > EVENT_BUDGET) {
        engine.isStorm = true;
        engine.queue = [];
        return;
      }
      arrive(engine, next.end, next.frame);
    }
  } while (giveUp(engine));
}

function arrive(engine: Engine, end: End, frame: Frame): void {
  const config = engine.setup.configs[end.device];
  if (!config || !isUp(engine.setup, end.device, end.port)) return;
  if (config.kind === 'switch') {
    const vlan = switchFrame(engine, config, end, frame);
    const own = vlan === undefined ? undefined : findInterface(config, `Vlan${vlan}`);
    if (own && isUp(engine.setup, end.device, own.name)) take(engine, end.device, own, frame);
    return;
  }
  if (frame.dst !== BROADCAST && frame.dst !== macOfEnd(engine, end)) return;
  const own = interfaceFor(config, end.port, frame.tag);
  if (own && isUp(engine.setup, end.device, own.name)) take(engine, end.device, own, frame);
  else if (!own) {
    const code =
      config.kind === 'host' ? ('tagged-at-host' as const) : ('no-subinterface' as const);
    stop(engine, frame, { ...end, code, params: { vlan: frame.tag ?? 1 } });
  }
}

/** The interface of a port that takes frames with this tag. */
function interfaceFor(config: DeviceConfig, port: string, tag: number | undefined) {
  const inner = config.interfaces.filter(({ name }) => parentOf(name) === port);
  if (tag !== undefined) return inner.filter(({ encapsulation }) => encapsulation?.vlan === tag)[0];
  const native = inner.filter(({ encapsulation }) => encapsulation?.isNative)[0];
  return native ?? findInterface(config, port);
}

function take(engine: Engine, device: string, own: InterfaceConfig, frame: Frame) {
  const config = engine.setup.configs[device];
  if (!config) return;
  if (frame.arp) {
    const mayAnswer = answersFor(engine, { device, config }, own, frame.arp);
    receiveArp(engine, { device, config }, own, { ...frame, mayAnswer });
  } else if (frame.packet) {
    receive(engine, { device, config, packet: frame.packet, chain: frame.chain }, own);
  }
}
