'use client';
import { MentorCardView } from './mentor-card.view.tsx';
import { useFirstHome } from './start.controller.ts';

/** What a new account can expect of its mentors; nothing once a lesson is done. */
export function MentorCard() {
  const mentoring = useFirstHome()?.path.mentoring;
  return mentoring ? <MentorCardView {...mentoring} /> : null;
}
