import type { Schema } from '@uplink/api-client';
import { productPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Link } from '@uplink/ui/link';
import { Fragment } from 'react';
import { waitsForMessages } from './waits-for.messages.ts';

export interface WaitsForProps {
  waitsFor: Schema<'WaitsFor'> | undefined;
  /** Where the links open: beside an order that would be lost, or in its place. @default '_self' */
  target?: '_blank' | '_self';
}

/** Says what the buyer has to finish before they can start, with the way there; nothing if nothing is missing. */
export function WaitsFor({ waitsFor, target = '_self' }: WaitsForProps) {
  const messages = useMessages(waitsForMessages);
  return (
    waitsFor && (
      <p className="ul-small ul-strong">
        {messages.finishFirst}{' '}
        {waitsFor.map((product, index) => (
          <Fragment key={product.id}>
            {index > 0 && ` ${messages.and} `}
            <Link href={productPath(product)} target={target}>
              {product.name}
            </Link>
          </Fragment>
        ))}
        .
      </p>
    )
  );
}
