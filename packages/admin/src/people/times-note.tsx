import { localZone } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { userLogMessages } from './user-log.messages.ts';

/** Says whose clock the times of a log follow. */
export function TimesNote() {
  const messages = useMessages(userLogMessages);
  return <p className="ul-people__times ul-cap ul-muted">{messages.times(localZone())}</p>;
}
