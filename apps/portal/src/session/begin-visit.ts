import type { QueryClient } from '@tanstack/react-query';
import { ApiError, type UplinkClient } from '@uplink/api-client';
import { lessonQuery } from '@uplink/api-client/react';
import { VisitorShell } from '../shell/visitor-shell.tsx';
import { answerVisitor } from './visit-calls.ts';
import { readVisit } from './visit-memory.ts';
import { lessonAt, noteVisitor, reviewAt } from './visitor.ts';

let isAnswered = false;

/** Whether a visitor may read an address: a free lesson, its quiz, or the review of their answers. */
export async function beginVisit(
  client: UplinkClient,
  queries: QueryClient,
  pathname: string,
): Promise<boolean> {
  if (!isAnswered) client.api.use(answerVisitor());
  isAnswered = true;
  const isOpen = await isFree(client, queries, pathname);
  if (isOpen) noteVisitor(VisitorShell);
  return isOpen;
}

async function isFree(client: UplinkClient, queries: QueryClient, pathname: string) {
  const lessonId = lessonAt(pathname) || reviewedLesson(reviewAt(pathname));
  if (!lessonId) return false;
  try {
    await queries.ensureQueryData({ ...lessonQuery(client, lessonId), retry: false });
    return true;
  } catch (error) {
    if (error instanceof ApiError && !error.isPassing) return false;
    throw error;
  }
}

const reviewedLesson = (quizId: number) =>
  readVisit()?.lessons.find(([, kept]) => kept.quizId === quizId)?.[0];
