'use client';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { X } from 'lucide-react';
import { useState } from 'react';
import { inboxMessages } from './inbox.messages.ts';

const LearnerSearch = lazyView(
  async () => (await import('./learner-search.tsx')).LearnerSearch,
  () => <Skeleton height={40} />,
);

export interface LearnerFilterProps {
  userId: number | undefined;
  /** Who that is, where it is known. */
  name: string | undefined;
  onChange: (userId: number | undefined) => void;
}

/** Finds a learner by name, or says who was chosen and lets go of them again. */
export function LearnerFilter({ userId, name, onChange }: LearnerFilterProps) {
  const messages = useMessages(inboxMessages);
  const [chosen, setChosen] = useState<string>();
  if (userId === undefined) {
    return (
      <div className="ul-inbox-filter__learner">
        <LearnerSearch
          onChoose={(person) => {
            setChosen(person.name);
            onChange(person.id);
          }}
        />
      </div>
    );
  }
  const shown = name ?? chosen ?? messages.oneLearner;
  return (
    <Button
      variant="soft"
      aria-label={messages.onlyLearner(shown)}
      endIcon={<X className="ul-icon" size={16} aria-hidden />}
      onPress={() => onChange(undefined)}
    >
      {shown}
    </Button>
  );
}
