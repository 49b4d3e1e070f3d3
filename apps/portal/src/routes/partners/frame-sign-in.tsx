import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { lessonQuery } from '@uplink/api-client/react';
import { LinkButton } from '@uplink/ui/button';
import { State, Wall } from '@uplink/ui/states';
import { useEffect, useState } from 'react';
import { ACADEMY_NAME } from '../../app/constants.ts';
import { codeOf, createFrameSecret, type FrameSecret } from './frame-secret.ts';
import { accountOf, type FrameAccount } from './use-frame-account.ts';

export interface FrameSignInProps {
  partnerKey: string;
  lesson: Schema<'LessonRef'>;
  /** Gets what opens the lesson, once the learner has agreed in the academy's own window. */
  onOpen: (account: FrameAccount) => void;
}

/** How often the frame looks whether the learner has agreed. */
const lookMs = 3000;

interface Attempt extends FrameSecret {
  account: FrameAccount;
}

/**
 * Offers to open a lesson with an account. The academy's window can't speak with this frame, since its pages cut off
 * the window that opened them: the frame asks the academy until the lesson is open.
 */
export function FrameSignIn({ partnerKey, lesson, onOpen }: FrameSignInProps) {
  const [attempt, setAttempt] = useState<Attempt>();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    let isOver = false;
    void createFrameSecret().then((secret) => {
      if (!isOver) setAttempt({ ...secret, account: accountOf(secret.verifier) });
    });
    return () => {
      isOver = true;
    };
  }, []);
  const path = `/frames/${partnerKey}/${lesson.id}?challenge=${attempt?.challenge}`;
  const signIn = attempt && (
    <LinkButton
      variant="primary"
      href={path}
      target="_blank"
      onClick={(event) => {
        setAsked(true);
        // A small window where the browser allows it, and the link's tab otherwise.
        if (window.open(path, '_blank', 'popup,width=520,height=720')) event.preventDefault();
      }}
    >
      Sign in
    </LinkButton>
  );
  return (
    <>
      <State isPage art={<Wall />} title={lesson.name} action={signIn}>
        Sign in at {ACADEMY_NAME} to open this lesson of {lesson.product.name} here.
      </State>
      <p role="status" className="ul-embed-frame__code">
        {isAsked &&
          attempt &&
          `The other window shows the code ${codeOf(attempt.challenge)}. Agree there, and the lesson opens here.`}
      </p>
      {isAsked && attempt && (
        <Look lessonId={lesson.id} account={attempt.account} onOpen={onOpen} />
      )}
    </>
  );
}

interface LookProps extends Pick<FrameSignInProps, 'onOpen'> {
  lessonId: number;
  account: FrameAccount;
}

/** Asks again and again until the lesson opens. */
function Look({ lessonId, account, onOpen }: LookProps) {
  const { isSuccess } = useQuery(
    {
      ...lessonQuery(account.client, lessonId),
      retry: false,
      refetchInterval: lookMs,
      refetchIntervalInBackground: true,
    },
    account.queryClient,
  );
  useEffect(() => {
    if (isSuccess) onOpen(account);
  }, [isSuccess, account, onOpen]);
  return null;
}
