'use client';
import { type CSSProperties, createElement, type ReactNode, useEffect, useRef } from 'react';
import type { EmbedEvents } from '../protocol/protocol.ts';

/** Texts of the element itself, while its frame isn't there: what its buttons say, and why by the error's code. */
export type EmbedTexts = Partial<
  Record<
    'again' | 'open' | 'attribute' | 'key' | 'origin' | 'timeout' | 'content' | 'version',
    string
  >
>;

export interface EmbedProps {
  /** The publishable key of the partner, `pk_…`. */
  partnerKey: string;
  /** Light or dark, whatever the page around it is. @default auto, as the visitor's device */
  theme?: 'light' | 'dark' | 'auto';
  /** What your server signed for this visitor; changing it keeps what the visitor has done. */
  token?: string;
  /** Names the frame for screen readers. @default Uplink Academy */
  title?: string;
  /** The language of your page, if it doesn't say so itself. */
  lang?: string;
  /** Texts in place of the element's own, which are English. */
  texts?: EmbedTexts;
  /** The element's id, for your CSS and your labels. */
  id?: string;
  /** Classes of the element, for your CSS. */
  className?: string;
  /** Styles of the element; custom properties theme the frame. */
  style?: CSSProperties;
  /** The direction of the frame. @default as the page around the element */
  dir?: 'ltr' | 'rtl';
  /** Shown until the loader runs and without JavaScript: a link to the hosted page. */
  children?: ReactNode;
  /** The content is there. */
  onReady?: (detail: EmbedEvents['ready']) => void;
  /** The content has another height; the element follows by itself. */
  onHeight?: (detail: EmbedEvents['height']) => void;
  /** Another part of the content shows. */
  onStep?: (detail: EmbedEvents['step']) => void;
  /** What is to be paid today is another amount. */
  onTotalChanged?: (detail: EmbedEvents['total-changed']) => void;
  /** The order is paid, or the lesson finished. */
  onCompleted?: (detail: EmbedEvents['completed']) => void;
  /** The visitor went on at the academy before the end. */
  onClosed?: (detail: EmbedEvents['closed']) => void;
  /** It works, but not everything answers. */
  onDegraded?: (detail: EmbedEvents['degraded']) => void;
  /**
   * The token has expired or was refused. Return another one that your server signed, now or later, or set `token`.
   */
  onTokenNeeded?:
    | ((detail: EmbedEvents['token-needed']) => void)
    | ((detail: EmbedEvents['token-needed']) => Promise<string | undefined> | string | undefined);
  /** It can't be shown; `code` says why. */
  onError?: (detail: EmbedEvents['error']) => void;
}

/** The events of an element, and the props that hear them. */
export const handlers = {
  'uplink-ready': 'onReady',
  'uplink-height': 'onHeight',
  'uplink-step': 'onStep',
  'uplink-total-changed': 'onTotalChanged',
  'uplink-completed': 'onCompleted',
  'uplink-closed': 'onClosed',
  'uplink-degraded': 'onDegraded',
  'uplink-token-needed': 'onTokenNeeded',
  'uplink-error': 'onError',
} as const;

function useEmbed(name: string, props: EmbedProps, attributes: Record<string, string>): ReactNode {
  const { partnerKey, theme, token, title, lang, id, className, style, dir } = props;
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
      const hear = async ({ detail }: Event & { detail?: never }) => {
        const answer = await latest.current[prop]?.(detail as never);
        if (typeof answer === 'string' && event === 'uplink-token-needed')
          element.setAttribute('token', answer);
      };
      element.addEventListener(event, hear as EventListener);
      return () => element.removeEventListener(event, hear as EventListener);
    });
    return () => {
      for (const remove of removers) remove();
    };
  }, []);
  const own = { theme, token, title, lang, id, class: className, style, dir };
  return createElement(
    name,
    { ref, 'partner-key': partnerKey, ...own, ...textsOf(props.texts), ...attributes },
    props.children,
  );
}

const textsOf = (texts: EmbedTexts = {}) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`text-${name}`, text]));

interface CheckoutEmbedProps extends EmbedProps {
  /** The checkout page's name in the address. */
  page: string;
}

/** A checkout page of the academy. The page around it must also load the academy's loader. */
export function UplinkCheckout({ page, ...props }: CheckoutEmbedProps): ReactNode {
  return useEmbed('uplink-checkout', props, { page });
}

interface CourseEmbedProps extends EmbedProps {
  /** The course's name in the address. */
  course: string;
}

/** A course of the academy as a card. */
export function UplinkCourse({ course, ...props }: CourseEmbedProps): ReactNode {
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
