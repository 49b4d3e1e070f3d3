import type { Schema } from '@uplink/api-client';
import { diplomaPath } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { CardLink } from '@uplink/ui/card';
import { Skeleton } from '@uplink/ui/skeleton';
import { Status } from '@uplink/ui/status';
import { type KindListState, KindListView } from '../shared/kind-list.view.tsx';
import { certificatesMessages } from './certificates.messages.ts';
import { statusKinds, validityOf } from './certificates.rules.ts';
import { Seal } from './seal.view.tsx';
import './certificates.css';

export type DiplomaListViewProps = KindListState<Schema<'Diploma'>>;

/** The kinds above, the diplomas and their pages under them. */
export function DiplomaListView(props: DiplomaListViewProps) {
  const messages = useMessages(certificatesMessages);
  return (
    <div className="ul-stack ul-gap-20">
      <KindListView
        {...props}
        kinds={messages.kinds}
        messages={messages}
        empty={{
          title: props.type === undefined ? messages.empty : messages.emptyKind,
          text: messages.emptyText,
        }}
        skeleton={
          <div className="ul-grid ul-cols-2">
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} height={132} />
            ))}
          </div>
        }
        renderItems={(diplomas) => (
          <ul className="ul-grid ul-cols-2">
            {diplomas.map((diploma) => (
              <li key={diploma.id}>
                <DiplomaCard diploma={diploma} />
              </li>
            ))}
          </ul>
        )}
      />
    </div>
  );
}

function DiplomaCard({ diploma }: { diploma: Schema<'Diploma'> }) {
  const messages = useMessages(certificatesMessages);
  const formats = useFormats();
  const { type, name, moduleName, referenceNumber, issuedAt, status } = diploma;
  return (
    <CardLink className="ul-diploma-card" href={diplomaPath(diploma)}>
      <Seal type={type} image={diploma.image} />
      <span className="ul-diploma-card__words">
        <span className="ul-small ul-muted">{name}</span>
        <span className="ul-h4 ul-diploma-card__name">{moduleName}</span>
        <span className="ul-small ul-muted">
          {messages.issued(formats.date(issuedAt))} · {validityOf(diploma, messages, formats)}
        </span>
        <span className="ul-cluster ul-gap-12">
          <Status kind={statusKinds[status]}>{messages.status[status]}</Status>
          <span className="ul-mono ul-small ul-muted">{referenceNumber}</span>
        </span>
      </span>
    </CardLink>
  );
}
