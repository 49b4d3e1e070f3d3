import type { Schema } from '@uplink/api-client';
import { questionTitle } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { bankQuestionsQuery, notReady, useUplink } from '@uplink/api-client/react';
import { useSettled } from '@uplink/kit/search';
import { NotReadyView, noContent, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Checkbox } from '@uplink/ui/choice';
import { Dialog } from '@uplink/ui/dialog';
import { StepPager } from '@uplink/ui/pagination';
import { SearchField } from '@uplink/ui/search-field';
import { Skeleton } from '@uplink/ui/skeleton';
import { useState } from 'react';
import {
  copyQuestion,
  type QuestionValues,
  toQuestionValues,
} from '../shared/questions/question-values.ts';
import { questionsMessages } from '../shared/questions/questions.messages.ts';
import { bankPickerMessages } from './bank-picker.messages.ts';

export interface BankPickerProps {
  onAdd: (questions: QuestionValues[]) => void;
  onClose: () => void;
}

type Question = Schema<'BankQuestion'>;

/** Chooses questions of the bank. The quiz gets copies: later changes of the bank don't reach it. */
export function BankPicker({ onAdd, onClose }: BankPickerProps) {
  const messages = useMessages(bankPickerMessages);
  const { types } = useMessages(questionsMessages);
  const [search, setSearch] = useState('');
  const [cursor, setCursor] = useState<string>();
  const [chosen, setChosen] = useState<readonly Question[]>([]);
  const asked = useSettled(search.trim());
  const query = useHeldQuery(
    bankQuestionsQuery(useUplink(), {
      ...(asked && { search: asked }),
      ...(cursor && { cursor }),
      pageSize: 10,
    }),
  );
  const page = query.data;
  return (
    <Dialog
      title={messages.title}
      size="md"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={chosen.length === 0}
            onPress={() => {
              onAdd(chosen.map((one) => copyQuestion(toQuestionValues(one))));
              onClose();
            }}
          >
            {messages.add(chosen.length)}
          </Button>
        </>
      }
    >
      <div className="ul-stack ul-gap-12">
        <SearchField
          label={messages.search}
          value={search}
          onChange={(words) => {
            setSearch(words);
            setCursor(undefined);
          }}
        />
        {page && page.data.length > 0 ? (
          page.data.map((question) => (
            <Checkbox
              key={question.id}
              isSelected={chosen.some(({ id }) => id === question.id)}
              description={`${types[question.type]}, ${question.topic}`}
              onChange={(isOn) =>
                setChosen([
                  ...chosen.filter(({ id }) => id !== question.id),
                  ...(isOn ? [question] : []),
                ])
              }
            >
              {questionTitle(question)}
            </Checkbox>
          ))
        ) : (
          <NotReadyView
            state={page ? { status: 'empty' } : notReady(query)}
            noun={messages.noun}
            skeleton={<Skeleton height={200} />}
            empty={noContent({ title: messages.empty, text: messages.emptyText })}
          />
        )}
        {page && (
          <StepPager
            noun={messages.unit}
            count={messages.count(page.keyset.total)}
            paging={page.keyset}
            onChange={setCursor}
          />
        )}
      </div>
    </Dialog>
  );
}
