import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type RecordedEvent, typedMask } from './clean-event.ts';
import { recordPage } from './record-page.ts';

/** What no one else may read, wherever it stands. */
const secrets = {
  field: 'Canary-field-7',
  password: 'Canary-password-7',
  words: 'Canary-words-7',
  editable: 'Canary-editable-7',
  file: 'canary-file-7.pdf',
  person: 'Canary Person',
  code: 'canary-code-7',
  blocked: 'Canary-blocked-7',
};

function open() {
  const events: RecordedEvent[] = [];
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = `
    <h1>Hello, ${secrets.person}</h1>
    <img alt="${secrets.person}" src="/avatar.png?signature=${secrets.code}">
    <a href="/files/1?signature=${secrets.code}" title="${secrets.file}">${secrets.file}</a>
    <label>Name <input value=""></label>
    <label>Password <input type="password"></label>
    <label>Message <textarea></textarea></label>
    <label>Written before <input value="${secrets.field}" placeholder="${secrets.person}"></label>
    <div contenteditable aria-label="Note"></div>
    <select aria-label="Company"><option>${secrets.person}</option></select>
    <ul></ul>
    <p data-not-recorded>${secrets.blocked}</p>`;
  const recording = recordPage({
    onEvent: (event) => events.push(event),
    readPage: () => '/courses/$course',
  });
  onTestFinished(() => {
    recording.stop();
    place.remove();
  });
  const sent = () => JSON.stringify(events);
  return { place, recording, events, sent };
}

test('the page is recorded: its shape, and what is done on it', async () => {
  const { events, sent } = open();
  await userEvent.click(page.getByLabelText('Message'));
  await expect
    .poll(() => events.map(({ type }) => type))
    .toEqual(expect.arrayContaining([2, 3, 4]));
  expect(sent()).toContain('"tagName":"textarea"');
});

test('nothing typed, named or shown is in what leaves the page, and not how long it was', async () => {
  const { place, events, sent } = open();
  await userEvent.fill(page.getByLabelText('Name'), secrets.field);
  await userEvent.fill(page.getByLabelText('Password'), secrets.password);
  await userEvent.fill(page.getByLabelText('Message'), secrets.words);
  await userEvent.click(page.getByLabelText('Note'));
  await userEvent.keyboard(secrets.editable);
  // As the portal shows what was typed or chosen.
  place.querySelector('ul')?.insertAdjacentHTML(
    'beforeend',
    `<li data-key="${secrets.file}">${secrets.file}
      <button aria-label="Remove ${secrets.file}">x</button></li>`,
  );
  place.querySelector('h1')?.setAttribute('title', secrets.words);
  const heading = place.querySelector('h1')?.firstChild;
  if (heading) heading.textContent = secrets.words;
  document.title = secrets.words;
  await userEvent.click(page.getByText('x', { exact: true }));
  await expect.poll(() => inputsOf(events)).toEqual([typedMask, typedMask, typedMask]);
  await expect.poll(sent).toContain('"tagName":"li"');
  for (const secret of Object.values(secrets)) expect(sent()).not.toContain(secret);
  expect(sent()).not.toMatch(/canary/i);
});

test('the address of the page is its route', async () => {
  const { events } = open();
  await expect
    .poll(() => events.find(({ type }) => type === 4)?.data)
    .toMatchObject({
      href: '/courses/$course',
    });
});

test('once stopped, nothing more is recorded', async () => {
  const { place, recording, events } = open();
  await expect.poll(() => events.length).toBeGreaterThan(1);
  recording.stop();
  const { length } = events;
  place.append('more');
  await userEvent.fill(page.getByLabelText('Name'), 'more');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(events).toHaveLength(length);
});

function inputsOf(events: RecordedEvent[]): unknown[] {
  return events.flatMap(({ data }) => {
    const { source, text } = data as { source?: number; text?: string };
    return source === 5 && text ? [text] : [];
  });
}
