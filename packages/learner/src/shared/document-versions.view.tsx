import {
  currentVersion,
  type DocumentName,
  formatDate,
  formerVersions,
} from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { documentVersionsMessages } from './document-versions.messages.ts';

/** Which version of a document this is, and what changed before. */
export function DocumentVersions({ name }: { name: DocumentName }) {
  const messages = useMessages(documentVersionsMessages);
  const { version, since } = currentVersion(name);
  const former = formerVersions(name);
  return (
    <>
      <p className="ul-small ul-muted">{messages.version(version, formatDate(since))}</p>
      {former.length > 0 && (
        <details>
          <summary>{messages.history}</summary>
          <ul>
            {former.map((one) => (
              <li key={one.version}>
                {messages.version(one.version, formatDate(one.since))}: {one.changes}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
