/** The command line and the forwarding plane come behind the page. */
export { lengthOfMask } from '@uplink/net/address';
export {
  complete,
  enter,
  formatLog,
  parseLog,
  promptOf,
  replay,
  setupOf,
  startSession,
} from '@uplink/net/cli';
export { readInterface, shortInterface } from '@uplink/net/config';
export { gameOf } from '@uplink/net/exercise';
export { packetName, stepText } from '@uplink/net/messages';
export { peerOf, statusOf } from '@uplink/net/plane';
