import { useParams } from '@tanstack/react-router';
import { UplinkProvider } from '@uplink/api-client/react';
import { PageSkeleton } from '@uplink/kit/states';
import { useState } from 'react';
import { LessonInFrame } from './lesson-in-frame.tsx';
import type { FramePlace } from './lesson-place.rules.ts';
import { useFrameAccount } from './use-frame-account.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useHost } from './use-host.ts';
import { useSignIns } from './use-sign-ins.ts';

/** A lesson with its quiz in a frame of a partner's site, from one of the two on. */
export function LessonFramePage() {
  const host = useHost();
  const { kind, name } = useParams({ strict: false });
  const start = { lessonId: Number(name), part: kind === 'quiz' ? 'quiz' : 'lesson' } as const;
  const [place, setPlace] = useState<FramePlace>(start);
  useHeadingFocus(place);
  const visitor = useFrameAccount(host);
  const signIns = useSignIns();
  const learner = signIns.accounts.get(place.lessonId);
  const account = learner ?? visitor;
  // Any sign-in knows which lessons of the course open to its learner.
  const guide = learner ?? [...signIns.accounts.values()].at(-1) ?? visitor;
  if (!account || !guide) return <PageSkeleton heights={[320, 160]} />;
  const visit = account.isOpening ? 'signed' : 'visitor';
  // Queries stay with the cache they began with: another account gets its own. What was typed outlives the next token.
  return (
    <UplinkProvider key={learner ? place.lessonId : visit} {...account}>
      <LessonInFrame
        host={host}
        start={start}
        place={place}
        onGo={setPlace}
        guide={guide}
        onSignIn={(opened) => signIns.add(place.lessonId, opened)}
      />
    </UplinkProvider>
  );
}
