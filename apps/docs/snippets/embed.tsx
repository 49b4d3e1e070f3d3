import { UplinkCheckout } from '@uplink/embed/react';
import { useState } from 'react';

export default function Shop() {
  const [order, setOrder] = useState('');
  if (order) return <p>Thank you! Your order is {order}.</p>;
  return (
    <UplinkCheckout
      partnerKey="pk_…"
      page="ospf-in-practice"
      title="Buy OSPF in Practice"
      onCompleted={({ id }) => setOrder(String(id))}
    >
      <a href="https://academy.example/checkout/ospf-in-practice">Buy OSPF in Practice</a>
    </UplinkCheckout>
  );
}
