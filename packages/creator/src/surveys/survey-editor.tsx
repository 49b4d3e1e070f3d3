'use client';
import type { Schema } from '@uplink/api-client';
import { ModuleType, productEditorPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import {
  creatorModuleQuery,
  creatorSurveyQuery,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { FormFault, SaveBar } from '@uplink/kit/forms';
import { Note, NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextArea, TextField } from '@uplink/ui/field';
import { Icon } from '@uplink/ui/icon';
import { Link } from '@uplink/ui/link';
import { Skeleton } from '@uplink/ui/skeleton';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { SurveyAnswers, type SurveyAnswersProps } from './survey-answers.tsx';
import { useSurveyForm } from './survey-editor.controller.ts';
import { newQuestion } from './survey-form.rules.ts';
import { SurveyQuestionFields } from './survey-question-fields.tsx';
import { surveysMessages } from './surveys.messages.ts';

export interface SurveyEditorProps extends Omit<SurveyAnswersProps, 'questions'> {}

/** What a program asks its learners when they join, and what they answered. */
export function SurveyEditor({ productId, ...list }: SurveyEditorProps) {
  const messages = useMessages(surveysMessages);
  const client = useUplink();
  const product = useHeldQuery(creatorModuleQuery(client, productId));
  const survey = useHeldQuery(creatorSurveyQuery(client, productId));
  if (!product.data || !survey.data)
    return (
      <NotReadyView
        isMain
        state={notReady(product.data ? survey : product)}
        noun={messages.noun}
        skeleton={<Skeleton height={480} />}
      />
    );
  return (
    <div className="ul-stack ul-gap-24">
      <Link href={productEditorPath(product.data, 'settings')}>{messages.back}</Link>
      {product.data.type === ModuleType.program ? (
        <>
          <SurveyForm key={productId} product={product.data} survey={survey.data} />
          <SurveyAnswers productId={productId} questions={survey.data.questions} {...list} />
        </>
      ) : (
        <Note>{messages.none}</Note>
      )}
    </div>
  );
}

interface SurveyFormProps {
  product: Schema<'CreatorModule'>;
  survey: Schema<'CreatorSurvey'>;
}

const mostQuestions = 30;

function SurveyForm({ product, survey }: SurveyFormProps) {
  const messages = useMessages(surveysMessages);
  const formId = useId();
  const form = useSurveyForm(product.id, survey);
  const { items, add } = form.list('questions');
  const isReadOnly = product.permission === 'view';
  return (
    <form {...form.formProps} id={formId}>
      <Card title={messages.heading}>
        <div className="ul-stack">
          <p className="ul-muted">
            {isReadOnly ? messages.readOnly : messages.text}{' '}
            {survey.answerCount > 0 && messages.affects}
          </p>
          <FormFault form={form} />
          <TextField label={messages.title} isReadOnly={isReadOnly} {...form.field('title')} />
          <TextArea
            label={messages.intro}
            rows={2}
            isReadOnly={isReadOnly}
            {...form.field('intro')}
          />
          {items.map(({ id }, index) => (
            <SurveyQuestionFields key={id} form={form} index={index} isReadOnly={isReadOnly} />
          ))}
          {!isReadOnly && (
            <>
              <div>
                <Button
                  icon={<Icon as={Plus} size={16} />}
                  isDisabled={items.length >= mostQuestions}
                  onPress={() => add(newQuestion())}
                >
                  {messages.add}
                </Button>
              </div>
              <SaveBar
                formId={formId}
                form={form}
                changeCount={form.isDirty ? 1 : 0}
                action={messages.save}
                isDisabled={!form.isDirty}
              />
            </>
          )}
        </div>
      </Card>
    </form>
  );
}
