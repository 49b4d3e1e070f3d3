import type { StoryObj } from '@storybook/react-vite';
import { useIsFetching } from '@tanstack/react-query';
import { deviceStorage } from '@uplink/api-client';
import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import type { TestAnswers } from '@uplink/api-client/testing';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { isAsWritten, type Scenery, stageClient } from './stage-client.ts';

export type Story = StoryObj;
export type Play = NonNullable<Story['play']>;

/** The announcer of react-aria keeps what it said for a while, also of a story before. */
export const parameters = { a11y: { context: { exclude: ['[data-live-announcer]'] } } };

/** A story of a widget that talks to a pretended server. */
export function stage(widget: () => ReactNode, answers: TestAnswers, play?: Play): Story {
  return {
    parameters,
    beforeEach: async () => {
      localStorage.clear();
      sessionStorage.clear();
      await deviceStorage.clear();
    },
    render: (_args, { globals }) => (
      <Stage
        key={`${globals.scenario} ${globals.role} ${globals.texts}`}
        answers={answers}
        scenery={globals}
      >
        {widget()}
      </Stage>
    ),
    ...(play && {
      // In a scenario of the toolbar a story shows something else.
      play: async (context) => {
        const { texts, locale } = context.globals;
        if (isAsWritten(context.globals) && texts !== 'long' && locale !== 'pseudo')
          await play(context);
      },
    }),
  };
}

interface StageProps {
  answers: TestAnswers;
  scenery: Scenery;
  children: ReactNode;
}

function Stage({ answers, scenery, children }: StageProps) {
  const [client] = useState(() => stageClient(answers, scenery));
  const [queryClient] = useState(() => {
    const made = createQueryClient();
    made.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } });
    return made;
  });
  return (
    <UplinkProvider client={client} queryClient={queryClient}>
      {children}
      <Asking />
    </UplinkProvider>
  );
}

/** Lets those who take pictures wait until all that was asked for is there. */
function Asking() {
  const count = useIsFetching();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-asking', count > 0);
    return () => document.documentElement.removeAttribute('data-asking');
  }, [count]);
  return null;
}

const refusal = (status: number, code: string, message: string) => () =>
  Response.json({ message, reason: message, code, requestId: 'story' }, { status });

/** What a server may say instead of an answer. */
export const refused = {
  loading: () => new Promise<Response>(() => {}),
  empty: refusal(404, 'notFound', 'There is nothing here.'),
  forbidden: refusal(403, 'forbidden', 'This belongs to another role.'),
  locked: refusal(403, 'locked', 'LSA types opens when the quiz is done.'),
  failed: refusal(500, 'internal', 'A part of the academy stopped answering.'),
  conflict: refusal(409, 'conflict', 'This was changed in another tab.'),
  tooMany: refusal(429, 'tooManyRequests', 'Too many tries. Try again in 60 minutes.'),
  offline: () => Promise.reject(new TypeError('offline')),
} as const;

/** The stories of a widget whose own call brings no content: each says so in the same words. */
export function withoutContent(show: (answers: TestAnswers, play?: Play) => Story, call: string) {
  const failed = shows('This part could not be loaded');
  return {
    Loading: repeat(show({ [call]: refused.loading })),
    /** For the main part of a page; other widgets are left out, or have words of their own. */
    NotThere: show({ [call]: refused.empty }, shows('There is nothing here')),
    Locked: repeat(show({ [call]: refused.locked }, shows('Not open yet'))),
    Forbidden: repeat(show({ [call]: refused.forbidden }, shows('You cannot open this'))),
    Failed: show({ [call]: refused.failed }, failed),
    Offline: repeat(show({ [call]: refused.offline }, failed)),
  };
}

/** Shows nearly what another story shows: only a run of every look takes it. */
function repeat(story: Story): Story {
  return { ...story, tags: [...(story.tags ?? []), 'repeat'] };
}

/** A story that is right when this text can be read. */
export function shows(text: string | RegExp): Play {
  return async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  };
}

/** The same in the dark, for people to look at. Tests leave it out: a run of every look sees the story itself in both themes. */
export function dark(story: Story): Story {
  return { ...story, tags: [...(story.tags ?? []), 'twin'], globals: { theme: 'dark' } };
}

/** The same from right to left; nothing may stand outside the page. */
export function rightToLeft(story: Story): Story {
  return { ...story, globals: { direction: 'rtl' }, play: fits('rtl', story.play) };
}

/** The same on a page of 320 pixels, which is also a zoom of 400%; nothing may stand outside it. */
export function narrow(story: Story): Story {
  return {
    ...story,
    parameters: {
      ...parameters,
      viewport: {
        options: { narrow: { name: '320 px', styles: { width: '320px', height: '720px' } } },
      },
    },
    globals: { viewport: { value: 'narrow', isRotated: false } },
    play: fits('ltr', story.play),
  };
}

/** The same at 320 pixels, with long names in all that the server answers; nothing may stand outside the page. */
export function longTexts(story: Story): Story {
  const small = narrow(story);
  return { ...small, globals: { ...small.globals, texts: 'long' } };
}

/** Reaches the state of the story in its own way, then measures the page. */
function fits(direction: 'ltr' | 'rtl', reach: Story['play']): Play {
  return async (context) => {
    await reach?.(context);
    const { canvas } = context;
    const root = document.documentElement;
    await waitFor(() => expect(canvas.queryByRole('status', { name: /^Loading/ })).toBeNull());
    await expect(root.dir).toBe(direction);
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  };
}
