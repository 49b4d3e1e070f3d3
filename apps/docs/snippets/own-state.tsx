import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { UplinkProvider } from '@uplink/api-client/react';
import { createMockClient } from '@uplink/api-client/testing';
import { uncontrolled } from '@uplink/kit/lists';
import { QuizList } from '@uplink/learner/quizzes';
import { Desk } from '@uplink/mentor/mentoring';
import { useState } from 'react';

const client = createMockClient(contract, { role: 'mentor' });

const OwnQuizList = uncontrolled(QuizList, { page: 0, status: undefined });
const OwnDesk = uncontrolled(Desk, { search: {} });

export default function WorkOfAMentor() {
  const [open, setOpen] = useState<string>();
  return (
    <UplinkProvider client={client}>
      <OwnDesk onSearchChange={(search) => setOpen(search.open)} />
      {open === undefined && <OwnQuizList />}
    </UplinkProvider>
  );
}
