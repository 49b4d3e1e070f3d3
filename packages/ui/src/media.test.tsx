/// <reference types="@vitest/browser-playwright" />

import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { Button } from './button/index.ts';
import { Checkbox } from './choice/index.ts';
import { DataTable } from './data-table/index.ts';
import { Dialog } from './dialog/index.ts';
import { Pagination } from './pagination/index.ts';
import { ProgressBar } from './progress/index.ts';
import { SegmentedControl } from './segmented-control/index.ts';
import { Switch } from './switch/index.ts';
import { Tabs } from './tabs/index.ts';
import { render, screen } from './testing/render.ts';

const show = (media: string, features: { name: string; value: string }[] = []) =>
  cdp().send('Emulation.setEmulatedMedia', { media, features });
afterEach(async () => {
  cleanup();
  delete document.documentElement.dataset.theme;
  await show('');
});

const styleOf = (element: Element | null, part?: string) => {
  if (!element) throw new Error('There is no such element.');
  return getComputedStyle(element, part);
};
/** A colour of the system as computed styles name it. */
function systemColour(name: string): string {
  const probe = document.createElement('i');
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

describe('in forced colours, which take grounds and shadows away', () => {
  const force = () => show('', [{ name: 'forced-colors', value: 'active' }]);

  test('the chosen one of a few differs by more than its ground', async () => {
    await force();
    render(
      <>
        <Switch defaultSelected>On</Switch>
        <Switch>Off</Switch>
        <Checkbox defaultSelected>Checked</Checkbox>
        <Checkbox>Unchecked</Checkbox>
        <SegmentedControl
          aria-label="Status"
          value="open"
          onChange={() => {}}
          options={[
            { id: 'open', label: 'Open' },
            { id: 'done', label: 'Done' },
          ]}
        />
      </>,
    );
    const track = (name: string) =>
      styleOf(
        screen.getByText(name).closest('label')?.querySelector('.ul-switch__track') ?? null,
        '::before',
      );
    expect(track('On').flexGrow).not.toBe(track('Off').flexGrow);
    const tick = (name: string) =>
      styleOf(screen.getByText(name).closest('label')?.querySelector('.ul-icon') ?? null)
        .visibility;
    expect([tick('Checked'), tick('Unchecked')]).toEqual(['visible', 'hidden']);
    expect(styleOf(screen.getByText('Open')).outlineStyle).toBe('solid');
    expect(styleOf(screen.getByText('Done')).outlineStyle).toBe('none');
  });

  test('what leads on and where one is are filled with the colour of the system for that', async () => {
    await force();
    render(
      <>
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Pagination page={0} pageSize={10} total={30} noun="courses" onChange={() => {}} />
        <ProgressBar label="Upload" value={40} />
      </>,
    );
    const highlight = systemColour('Highlight');
    expect(styleOf(screen.getByRole('button', { name: 'Save' })).backgroundColor).toBe(highlight);
    expect(styleOf(screen.getByRole('button', { name: 'Cancel' })).borderStyle).toBe('solid');
    expect(styleOf(document.querySelector('[aria-current]')).backgroundColor).toBe(highlight);
    const bar = document.querySelector('.ul-bar > span');
    expect(styleOf(bar).backgroundColor).toBe(highlight);
  });
});

describe('on paper', () => {
  test('the page is light in a dark theme', async () => {
    const ground = () => styleOf(document.documentElement).getPropertyValue('--ul-bg-surface');
    const light = ground();
    document.documentElement.dataset.theme = 'dark';
    expect(ground()).not.toBe(light);
    await show('print');
    expect(ground()).toBe(light);
  });

  test('controls are left out, and nothing is cut off', async () => {
    await show('print');
    render(
      <>
        <Tabs
          aria-label="Lesson"
          value="text"
          onChange={() => {}}
          items={[{ id: 'text', label: 'Text', children: <p>Areas meet at a border router.</p> }]}
        />
        <DataTable
          label="Routers"
          rows={[{ id: 1, name: 'R1' }]}
          rowKey={({ id }) => id}
          columns={[{ id: 'name', label: 'Name', render: ({ name }) => name, isRowHeader: true }]}
        />
        <Pagination page={0} pageSize={1} total={3} noun="routers" onChange={() => {}} />
      </>,
    );
    expect(screen.getByText('Areas meet at a border router.')).toBeVisible();
    expect(styleOf(document.querySelector('.ul-tabs')).display).toBe('none');
    expect(styleOf(document.querySelector('.ul-pages')).display).toBe('none');
    expect(styleOf(document.querySelector('.ul-data__scroll')).overflow).toBe('visible');
  });

  test('a dialog is printed as a part of the page, in full', async () => {
    await show('print');
    render(
      <Dialog title="Certificate" isOpen>
        <p>Issued in March.</p>
      </Dialog>,
    );
    await screen.findByText('Issued in March.');
    expect(styleOf(document.querySelector('.ul-scrim')).position).toBe('static');
    expect(styleOf(document.querySelector('.ul-modal')).maxHeight).toBe('none');
  });
});
