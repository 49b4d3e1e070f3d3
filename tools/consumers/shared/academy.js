'use client';
import { AddUser } from '@uplink/admin/people';
import { UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { ProductPrices } from '@uplink/creator/pricing';
import { UplinkCheckout } from '@uplink/embed/react';
import { NotReadyView } from '@uplink/kit/states';
import { XpCount } from '@uplink/learner/xp';
import { HomeworkInbox } from '@uplink/mentor/homeworks';
import { parseIpv4 } from '@uplink/net/address';
import { Button } from '@uplink/ui/button';
import { createElement as h, useRef, useState } from 'react';
import { answers } from './answers.js';

/** A widget or component of every package, as another developer would put them on a page. */
export function Academy() {
  const [client] = useState(() => createTestClient(answers));
  const [count, setCount] = useState(0);
  const [search, setSearch] = useState({});
  const button = useRef(null);
  // Counts only with the element in its ref: React 18 gives one to components that forward it.
  const press = () => button.current && setCount(count + 1);
  return h(
    UplinkProvider,
    { client },
    h(Button, { ref: button, onPress: press }, `Pressed ${count} times`),
    h(XpCount, { href: '/home' }),
    h(AddUser, { onAdded: () => {} }),
    h(ProductPrices, { productId: 1 }),
    h(HomeworkInbox, { search, onSearchChange: setSearch }),
    h(NotReadyView, { state: { status: 'forbidden', message: 'Ask an admin.' }, noun: 'The lab' }),
    h('p', null, `192.0.2.1 is ${parseIpv4('192.0.2.1')}`),
    h(
      UplinkCheckout,
      { partnerKey: 'pk_test', page: 'ospf', title: 'Buy OSPF' },
      h('a', { href: 'https://academy.example/checkout/ospf' }, 'Buy OSPF in Practice'),
    ),
  );
}
