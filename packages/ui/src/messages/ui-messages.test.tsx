import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Pagination } from '../pagination/index.ts';
import { RichText } from '../rich-text/index.ts';
import { Failure } from '../states/index.ts';
import { type UiMessageOverrides, UiMessagesProvider } from './index.ts';

const german: UiMessageOverrides = {
  'ui/common': { failed: 'Dieser Teil konnte nicht geladen werden' },
  'ui/pagination': {
    next: 'Nächste Seite',
    range: (from, to, total, noun) => `${from} bis ${to} von ${total} ${noun}`,
  },
  'ui/rich-text': { copy: 'Kopieren' },
};
const french: UiMessageOverrides = { 'ui/common': { retry: 'Réessayer' } };

const failure = <Failure message="500" onRetry={() => {}} />;

afterEach(cleanup);

test('components speak in the words of the nearest provider, in English for the rest', () => {
  render(
    <UiMessagesProvider messages={german}>
      {failure}
      <Pagination page={0} pageSize={20} total={50} noun="Kurse" hrefOf={(page) => `?${page}`} />
      <RichText html="<pre>show ip route</pre>" sanitize={(html) => html} />
    </UiMessagesProvider>,
  );
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('Dieser Teil konnte nicht geladen werden')).toBeVisible();
  expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nächste Seite' })).toBeVisible();
  expect(screen.getByText('1 bis 20 von 50 Kurse')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kopieren' })).toBeVisible();
});

test('an inner provider keeps the words of the outer one, or brings its own', () => {
  render(
    <UiMessagesProvider messages={german}>
      <UiMessagesProvider>{failure}</UiMessagesProvider>
      <UiMessagesProvider messages={french}>{failure}</UiMessagesProvider>
    </UiMessagesProvider>,
  );
  expect(screen.getAllByText('Dieser Teil konnte nicht geladen werden')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('a server renders them too', () => {
  const page = (messages?: UiMessageOverrides) =>
    renderToStaticMarkup(
      <UiMessagesProvider messages={messages}>
        <Breadcrumbs items={[{ label: 'Start' }]} />
      </UiMessagesProvider>,
    );
  expect(page({ 'ui/breadcrumbs': { label: 'Pfad' } })).toContain('aria-label="Pfad"');
  expect(page()).toContain('aria-label="Breadcrumb"');
});

test('a text or a component that does not exist is a type error', () => {
  // @ts-expect-error: the text is called `retry`
  const text: UiMessageOverrides = { 'ui/common': { again: 'Nochmal' } };
  // @ts-expect-error: there is no such component
  const component: UiMessageOverrides = { 'ui/dialogue': { close: 'Zu' } };
  // @ts-expect-error: a count can't be a fixed sentence
  const fixed: UiMessageOverrides = { 'ui/avatar': { more: 'mehr' } };
  expect([text, component, fixed]).toHaveLength(3);
});
