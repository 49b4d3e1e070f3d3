import { UplinkLesson } from '@uplink/embed/react';

export default function Lesson({ token }: { token: string }) {
  return (
    <UplinkLesson partnerKey="pk_demo" course="ospf-in-practice" lesson="42" token={token}>
      <a href="https://academy.example/courses/ospf-in-practice">See the course</a>
    </UplinkLesson>
  );
}
