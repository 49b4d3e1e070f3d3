export { acceptHost, type Host } from './accept-host.ts';
export {
  type EmbedEvent,
  type EmbedEvents,
  type Hello,
  isEvent,
  isHello,
  PROTOCOL_VERSIONS,
  TOKEN_NAMES,
  type TokenName,
} from './protocol.ts';
