import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { deleteUserMessages } from './delete-user.messages.ts';
import './user.css';

/** How much of each part goes, is emptied, and stays. */
export function DeletionParts({ deletion }: { deletion: Schema<'AccountDeletion'> }) {
  const messages = useMessages(deleteUserMessages);
  const { parts, subscriptions, instalments } = deletion;
  return (
    <>
      <table className="ul-people__parts">
        <caption className="ul-small ul-muted">{messages.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.part}</th>
            <th scope="col">{messages.removed}</th>
            <th scope="col">{messages.erased}</th>
            <th scope="col">{messages.kept}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ area, removed, erased, kept }) => (
            <tr key={area}>
              <th scope="row">{messages.areas[area]}</th>
              <td>{removed}</td>
              <td>{erased}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ul-small ul-muted">{messages.legend}</p>
      {subscriptions.length > 0 && (
        <>
          <p className="ul-strong">{messages.ends}</p>
          <ul>
            {subscriptions.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {instalments.length > 0 && (
        <>
          <p className="ul-strong">{messages.instalments}</p>
          <ul>
            {instalments.map(({ id, name, paymentsLeft }) => (
              <li key={id}>{messages.paymentsLeft(name, paymentsLeft)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
