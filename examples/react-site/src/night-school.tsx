import { UplinkCheckout, UplinkCourse } from '@uplink/embed/react';
import { useState } from 'react';

const academy = 'http://localhost:4100';
const partnerKey = 'pk_demo_cable_and_crew';
const course = 'ospf-in-practice';

/** A library's page that offers a course of the academy. */
export function NightSchool() {
  const [total, setTotal] = useState('');
  const [isBought, setBought] = useState(false);
  return (
    <main>
      <h1>Night school: how the internet finds its way</h1>
      <UplinkCourse partnerKey={partnerKey} course={course} title="The course">
        <a href={`${academy}/courses/${course}`}>See the course on Uplink Academy</a>
      </UplinkCourse>
      <h2>Take the whole course</h2>
      <p>Today: {total || '…'}</p>
      <UplinkCheckout
        partnerKey={partnerKey}
        page={course}
        title="Buy the course"
        onTotalChanged={({ amount, currency }) => setTotal(formatMoney(amount, currency))}
        onCompleted={() => setBought(true)}
      >
        <a href={`${academy}/checkout/${course}`}>Buy it on Uplink Academy</a>
      </UplinkCheckout>
      <p role="status">{isBought && 'Enjoy the course. Your library card is on file.'}</p>
    </main>
  );
}

function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
}
