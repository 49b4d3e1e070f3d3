import type { TestAnswers } from '@uplink/api-client/testing';
import type { ComponentType } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longText, paging } from './refs.fixture.ts';
import {
  dark,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from './stage.tsx';

interface WorkListProps {
  page: number;
  onPageChange: (page: number) => void;
  onStatusChange: (status: string | undefined) => void;
}

export interface WorkListStage {
  widget: ComponentType<WorkListProps>;
  /** The call that brings the list. */
  path: string;
  /** Its answer, with a further page behind it. */
  page: { data: readonly object[]; paging: object };
  /** Its answer without rows. @default an empty numbered page */
  none?: object;
  /** What else the widget asks for. */
  answers?: TestAnswers;
  /** Part of the name of a link that is there when the list has come. */
  opens: RegExp;
  /** What the list says without rows. */
  empty: string;
}

/** The stories that every list of work has: its looks, and each state without rows. */
export function workListStories(list: WorkListStage) {
  const { widget, path, page, answers, opens, empty } = list;
  const { none = { data: [], paging: paging(0) } } = list;
  const props = { onPageChange: fn(), onStatusChange: fn() };
  const Widget = widget;
  const show = (changed: TestAnswers, play?: Play) =>
    stage(() => <Widget page={0} {...props} />, { ...answers, [path]: page, ...changed }, play);

  const Ready = show({}, async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: opens })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(props.onPageChange).toHaveBeenLastCalledWith(1);
  });
  const longTitles = page.data.map((row) => ({ ...row, title: longText }));
  return {
    Ready,
    Dark: dark(Ready),
    RightToLeft: rightToLeft(Ready),
    Narrow: narrow(Ready),
    LongText: narrow(show({ [path]: { ...page, data: longTitles } })),
    Empty: show({ [path]: none }, shows(empty)),
    ...withoutContent(show, path),
    /** Chooses the status of this name. */
    byStatus: (name: string | RegExp, status: string): Story =>
      show({}, async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('radio', { name }));
        await expect(props.onStatusChange).toHaveBeenLastCalledWith(status);
      }),
    show,
    props,
  };
}
