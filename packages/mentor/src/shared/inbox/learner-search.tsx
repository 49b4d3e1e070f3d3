'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Combobox } from '@uplink/ui/combobox';
import { useState } from 'react';
import { inboxMessages } from './inbox.messages.ts';
import { useLearnerSearch } from './learner-search.controller.ts';

export interface LearnerSearchProps {
  onChoose: (person: Schema<'UserRef'>) => void;
}

/** People by three letters of their name. */
export function LearnerSearch({ onChoose }: LearnerSearchProps) {
  const messages = useMessages(inboxMessages);
  const [typed, setTyped] = useState('');
  const { people, isLoading, isShort } = useLearnerSearch(typed);
  return (
    <Combobox
      label={messages.learner}
      isLabelHidden
      isFiltered
      isLoading={isLoading}
      placeholder={messages.learnerHint}
      emptyText={isShort ? messages.typeMore : messages.noLearner}
      options={people.map(({ id, name }) => ({ id: String(id), label: name }))}
      inputValue={typed}
      onInputChange={setTyped}
      onChange={(key) => {
        const person = people.find(({ id }) => String(id) === key);
        if (person) onChoose(person);
      }}
    />
  );
}
