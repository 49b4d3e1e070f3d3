import type { Schema } from '@uplink/api-client';
import { useKeptText } from '@uplink/kit/saving';
import { CleanText } from '@uplink/kit/text';
import type { ReactNode } from 'react';
import { BriefView } from './brief.view.tsx';
import { ClaimLine, type DeskClaiming } from './claim-line.view.tsx';
import type { Commenting } from './comments.controller.ts';
import { DecideView } from './decide.view.tsx';
import type { Deciding } from './decisions.controller.ts';
import type { DeskItem } from './desk.types.ts';
import { SnippetKeys } from './snippet-keys.tsx';
import { WorkHead } from './work-head.view.tsx';
import './review.css';

export interface ReviewPaneProps {
  item: DeskItem;
  title: string;
  /** Sanitised HTML; nothing where the work tells its task itself. */
  brief: string | undefined;
  /** How long its learner was told that a review takes. @default nothing was said */
  waiting?: Schema<'WaitClass'> | null;
  claiming: DeskClaiming | undefined;
  deciding: Deciding;
  commenting: Commenting | undefined;
  /** What was handed in. */
  children: ReactNode;
  onNext: () => void;
}

/** One piece of work of any kind: its head, its task, what was handed in, and the decision. */
export function ReviewPane(props: ReviewPaneProps) {
  const { item, title, brief, waiting, claiming, deciding, commenting, children, onNext } = props;
  const [words, setWords] = useKeptText(`desk.${item.kind}.${item.id}.${item.user.id}`);
  const comments = commenting?.comments ?? [];
  const drafts = comments.filter(({ isDraft }) => isDraft).length;
  const open = comments.filter(
    (one) => one.isRequired && !one.isDraft && one.version < item.version && one.fixedIn === null,
  );
  // Starting to write claims the review, so others see it without a key being pressed.
  const write = (text: string) => {
    if (claiming?.holder === 'nobody' && !claiming.isSending) claiming.onTake();
    setWords(text);
  };
  const decide = async (verdict: 'accept' | 'sendBack') => {
    if (!(await deciding.onDecide(item, verdict, words))) return;
    setWords('');
    onNext();
  };
  return (
    <>
      <WorkHead item={item} title={title} waiting={waiting ?? null}>
        {claiming && <ClaimLine {...claiming} />}
      </WorkHead>
      {brief !== undefined && (
        <BriefView>
          <CleanText html={brief} />
        </BriefView>
      )}
      <div className="ul-desk__work">{children}</div>
      <SnippetKeys
        text={commenting?.editing ? commenting.text : words}
        onText={commenting?.editing ? commenting.onText : write}
      />
      <DecideView
        learner={item.user.name}
        isQuiz={item.kind === 'quiz'}
        words={words}
        onWords={write}
        drafts={drafts}
        open={commenting?.isLoading ? undefined : open.map(({ message }) => message)}
        takenBy={claiming?.holder === 'other' ? claiming.claim?.by.name : undefined}
        sending={deciding.sending}
        error={deciding.errorOn(item)}
        onDecide={(verdict) => void decide(verdict)}
      />
    </>
  );
}
