'use client';
import { AddUser } from '@uplink/admin/people';
import { createUplinkClient } from '@uplink/api-client';
import { UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { ProductPrices } from '@uplink/creator/pricing';
import { UplinkCheckout } from '@uplink/embed/react';
import { PageSkeleton } from '@uplink/kit/states';
import { XpCount } from '@uplink/learner/xp';
import { HomeworkInbox } from '@uplink/mentor/homeworks';
import { parseIpv4 } from '@uplink/net/address';
import { Button } from '@uplink/ui/button';
import { createElement as h, useRef, useState } from 'react';

/** A widget or component of every package, as another developer would put them on a page. */
export function Academy() {
  const [client] = useState(() => createTestClient({}));
  const [count, setCount] = useState(0);
  const button = useRef(null);
  // Counts only with the element in its ref: React 18 gives one to components that forward it.
  const press = () => button.current && setCount(count + 1);
  const parts = { createUplinkClient, parseIpv4, PageSkeleton, HomeworkInbox };
  return h(
    UplinkProvider,
    { client },
    h(Button, { ref: button, onPress: press }, `Pressed ${count} times`),
    h(XpCount, { href: '/home' }),
    h(AddUser, { onAdded: () => {} }),
    h(ProductPrices, { productId: 1 }),
    h(
      UplinkCheckout,
      { partnerKey: 'pk_test', page: 'ospf', title: 'Buy OSPF' },
      h('a', { href: 'https://academy.example/checkout/ospf' }, 'Buy OSPF in Practice'),
    ),
    h('p', null, `${Object.values(parts).filter(Boolean).length} more parts`),
  );
}
