import { currentVersion, type DocumentName, formerVersions } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { documentVersionsMessages } from './document-versions.messages.ts';

/** Which version of a document this is, and what changed before. */
export function DocumentVersions({ name }: { name: DocumentName }) {
  const messages = useMessages(documentVersionsMessages);
  const formats = useFormats();
  const { version, since } = currentVersion(name);
  const former = formerVersions(name);
  return (
    <>
      <p className="ul-small ul-muted">{messages.version(version, formats.date(since))}</p>
      {former.length > 0 && (
        <details>
          <summary>{messages.history}</summary>
          <ul>
            {former.map((one) => (
              <li key={one.version}>
                {messages.version(one.version, formats.date(one.since))}: {one.changes}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
