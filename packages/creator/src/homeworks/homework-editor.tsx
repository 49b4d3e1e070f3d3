'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { useLessonHomework } from './homework-editor.controller.ts';
import { homeworkEditorMessages } from './homework-editor.messages.ts';
import { HomeworkForm, type HomeworkFormProps } from './homework-form.tsx';

export interface HomeworkEditorProps extends Omit<HomeworkFormProps, 'lessonHomework'> {
  /** The lesson. */
  lessonId: number;
}

/** The homework of a lesson as its author writes it, beside what a learner sees. */
export function HomeworkEditor({ lessonId, ...props }: HomeworkEditorProps) {
  const messages = useMessages(homeworkEditorMessages);
  const state = useLessonHomework(lessonId);
  if (state.status === 'ready')
    return <HomeworkForm key={lessonId} lessonHomework={state.lessonHomework} {...props} />;
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.noun}
      backHref={props.backHref}
      skeleton={<Skeleton height={480} />}
    />
  );
}
