import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { Link } from '@uplink/ui/link';
import { missingPath } from '../shared/missing.rules.ts';
import { publishMessages } from './publish.messages.ts';
import './missing.css';

export interface MissingProps {
  product: Schema<'CreatorModule'>;
  /** Why publishing was refused. */
  refusal: string | undefined;
}

/** What a draft needs before it can be published, each line with the way to it. */
export function Missing({ product, refusal }: MissingProps) {
  const messages = useMessages(publishMessages);
  const { missing, isPublic } = product;
  const isComplete = missing.length === 0;
  if (refusal === undefined && (isPublic || isComplete)) return null;
  return (
    <Note kind={refusal ? 'fault' : 'pending'} {...(refusal && { role: 'alert' as const })}>
      <p className="ul-medium">{refusal ?? messages.toFix(missing.length)}</p>
      {!isComplete && (
        <ul className="ul-product-missing">
          {missing.map((part) => (
            <li key={part}>
              <Link className="ul-lone-link" href={missingPath(product, part)}>
                {messages.missing[part]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}
