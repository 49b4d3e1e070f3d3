import type { Schema } from '@uplink/api-client';
import { productPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { followingMessages } from './following.messages.ts';

export interface MentoringCardProps {
  products: Schema<'Mentoring'>['products'];
}

/** The products whose work a mentor reviews. */
export function MentoringCard({ products }: MentoringCardProps) {
  const { profile } = useMessages(followingMessages);
  const { types } = useMessages(productWords);
  return (
    <Card isFlush title={profile.reviews}>
      <ul className="ul-list">
        {products.map((product) => (
          <li key={product.id}>
            <Link className="ul-listrow" href={productPath(product)}>
              <span className="ul-grow">
                <span className="ul-medium">{product.name}</span>
                <span className="ul-list__sub ul-small ul-muted">{types[product.type]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
