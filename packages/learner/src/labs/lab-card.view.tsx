import type { Schema } from '@uplink/api-client';
import { ModuleType, productPath } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { Badge, Status } from '@uplink/ui/status';
import { ExternalLink } from 'lucide-react';
import { Fragment } from 'react';
import type { LabLaunch } from './lab-launch.controller.ts';
import { labsMessages } from './labs.messages.ts';
import { accessOf, canLaunch, sizeOf, stateKinds } from './labs.rules.ts';
import './labs.css';

export interface LabCardProps {
  lab: Schema<'Lab'>;
  launch: LabLaunch;
}

/** A lab: what is in it, how long it is open, and the way in. */
export function LabCard({ lab, launch }: LabCardProps) {
  const messages = useMessages(labsMessages);
  const words = useMessages(productWords);
  const formats = useFormats();
  const { id, name, uniqueName, description, type, vendor, state, openedBy, runsHere } = lab;
  const failed = launch.failed?.labId === id ? launch.failed : undefined;
  return (
    <Card isFlush className="ul-lab">
      <p className="ul-cluster ul-gap-8">
        <Badge>{words.labs[type]}</Badge>
        <span className="ul-small ul-muted">
          {sizeOf(lab, messages)} {messages.vendor(vendor)}
        </span>
      </p>
      <h2 className="ul-h4 ul-lab__name">
        <Link href={productPath({ type: ModuleType.labs, uniqueName })}>{name}</Link>
      </h2>
      <p className="ul-muted">{description}</p>
      <div className="ul-lab__foot">
        <p>
          <Status kind={stateKinds[state]}>{messages.states[state]}</Status>
          <span className="ul-lab__access ul-small ul-muted">
            {openedBy.length > 0 ? (
              <OpenedBy products={openedBy} />
            ) : (
              accessOf(lab, messages, formats)
            )}
          </span>
        </p>
        {canLaunch(lab) && (
          <Button
            aria-label={messages.launchNamed(name)}
            isPending={launch.launchingId === id}
            {...(!runsHere && {
              endIcon: <ExternalLink className="ul-icon" size={18} aria-hidden />,
            })}
            onPress={() => launch.onLaunch(lab)}
          >
            {messages.launch}
          </Button>
        )}
      </div>
      {failed?.message && (
        <p className="ul-small ul-fault" role="alert">
          {messages.notLaunched(failed.message)}
        </p>
      )}
      {failed?.address && (
        <p className="ul-small" role="status">
          {messages.blocked}{' '}
          <a href={failed.address} target="_blank" rel="noopener noreferrer">
            {messages.openHere}
          </a>
        </p>
      )}
    </Card>
  );
}

/** What opens a lab that is not owned, with the way there. */
function OpenedBy({ products }: { products: Schema<'ProductRef'>[] }) {
  const messages = useMessages(labsMessages);
  return (
    <>
      {messages.includedWith}{' '}
      {products.map((product, at) => (
        <Fragment key={product.id}>
          {at > 0 && ', '}
          <Link href={productPath(product)}>{product.name}</Link>
        </Fragment>
      ))}
    </>
  );
}
