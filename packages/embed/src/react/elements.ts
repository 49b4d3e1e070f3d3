'use client';
import { createElement, type ReactNode, useEffect, useRef } from 'react';
import type { EmbedEvents } from '../protocol/protocol.ts';

export interface EmbedProps {
  /** The publishable key of the partner, `pk_…`. */
  partnerKey: string;
  /** @default auto, as the visitor's device */
  theme?: 'light' | 'dark' | 'auto';
  /** What your server signed for this visitor; changing it keeps what the visitor has done. */
  token?: string;
  /** Names the frame for screen readers. @default Uplink Academy */
  title?: string;
  /** Shown until the loader runs and without JavaScript: a link to the hosted page. */
  children?: ReactNode;
  onReady?: (detail: EmbedEvents['ready']) => void;
  onStep?: (detail: EmbedEvents['step']) => void;
  onTotalChanged?: (detail: EmbedEvents['total-changed']) => void;
  onCompleted?: (detail: EmbedEvents['completed']) => void;
  onClosed?: (detail: EmbedEvents['closed']) => void;
  onDegraded?: (detail: EmbedEvents['degraded']) => void;
  /** The token has expired or was refused: give the element another one. */
  onTokenNeeded?: (detail: EmbedEvents['token-needed']) => void;
  onError?: (detail: EmbedEvents['error']) => void;
}

const handlers = {
  'uplink-ready': 'onReady',
  'uplink-step': 'onStep',
  'uplink-total-changed': 'onTotalChanged',
  'uplink-completed': 'onCompleted',
  'uplink-closed': 'onClosed',
  'uplink-degraded': 'onDegraded',
  'uplink-token-needed': 'onTokenNeeded',
  'uplink-error': 'onError',
} as const;

function useEmbed(name: string, props: EmbedProps, attributes: Record<string, string>): ReactNode {
  const { partnerKey, theme, token, title, children } = props;
  const ref = useRef<HTMLElement>(null);
  // Changing a callback must never touch the frame, where a buyer may be typing.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const removers = Object.entries(handlers).map(([event, prop]) => {
      const hear = ({ detail }: Event & { detail?: never }) =>
        latest.current[prop]?.(detail as never);
      element.addEventListener(event, hear as EventListener);
      return () => element.removeEventListener(event, hear as EventListener);
    });
    return () => {
      for (const remove of removers) remove();
    };
  }, []);
  return createElement(
    name,
    { ref, 'partner-key': partnerKey, theme, token, title, ...attributes },
    children,
  );
}

/** A sales page of the academy. `page` is its name in the address. Load the academy's loader beside it. */
export function UplinkCheckout({ page, ...props }: EmbedProps & { page: string }): ReactNode {
  return useEmbed('uplink-checkout', props, { page });
}

/** A course of the academy as a card. `course` is its name in the address. */
export function UplinkCourse({ course, ...props }: EmbedProps & { course: string }): ReactNode {
  return useEmbed('uplink-course', props, { course });
}

export interface LessonEmbedProps extends EmbedProps {
  /** The course's name in the address. */
  course: string;
  /** The lesson's number in the address. */
  lesson: string;
}

/** A lesson of a course: one that is free, or that the `token` opens. */
export function UplinkLesson({ course, lesson, ...props }: LessonEmbedProps): ReactNode {
  return useEmbed('uplink-lesson', props, { course, lesson });
}

/** The quiz of such a lesson. */
export function UplinkQuiz({ course, lesson, ...props }: LessonEmbedProps): ReactNode {
  return useEmbed('uplink-quiz', props, { course, lesson });
}
