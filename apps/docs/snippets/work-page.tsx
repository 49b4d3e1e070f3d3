import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { UplinkProvider } from '@uplink/api-client/react';
import { createMockClient } from '@uplink/api-client/testing';
import { ExamPlayer } from '@uplink/learner/exams';
import { HomeworkList } from '@uplink/learner/homeworks';
import { useState } from 'react';

const client = createMockClient(contract);

export default function WorkPage() {
  const [page, setPage] = useState(0);
  const [status, setStatus] = useState<string>();
  const [isOver, setOver] = useState(false);
  return (
    <UplinkProvider client={client}>
      <HomeworkList page={page} onPageChange={setPage} status={status} onStatusChange={setStatus} />
      {isOver ? (
        <p>Handed in.</p>
      ) : (
        <ExamPlayer uniqueName="ospf-exam" backHref="/exams" onFinished={() => setOver(true)} />
      )}
    </UplinkProvider>
  );
}
