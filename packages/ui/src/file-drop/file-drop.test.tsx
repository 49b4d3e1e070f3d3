import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, screen, waitFor } from '../testing/render.ts';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

function renderDrop(props: Partial<FileDropProps> = {}) {
  const onFiles = vi.fn();
  const { container } = render(
    <FileDrop description="pdf. 5 GB each." extensions={['pdf']} onFiles={onFiles} {...props} />,
  );
  const zone = container.querySelector('.ul-drop') as HTMLElement;
  return { onFiles, zone, input: container.querySelector('input[type=file]') as HTMLInputElement };
}

/** Files as a browser carries them; a script cannot make a `DataTransfer` that counts as theirs. */
function carrying(...names: string[]) {
  const files = names.map((name) => new File(['x'], name, { type: 'application/pdf' }));
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  return { types: ['Files'], items, files, effectAllowed: 'all', dropEffect: 'none' };
}

function send(
  target: Element | null,
  type: string,
  field: 'dataTransfer' | 'clipboardData',
  data: object,
) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, field, { value: data });
  target?.dispatchEvent(event);
}

function drop(zone: Element, data: object) {
  for (const type of ['dragenter', 'dragover', 'drop']) send(zone, type, 'dataTransfer', data);
}

test('takes what is dropped', async () => {
  const { onFiles, zone } = renderDrop();
  drop(zone, carrying('a.pdf', 'b.pdf'));
  await waitFor(() => expect(onFiles).toHaveBeenCalledOnce());
  expect(onFiles.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['a.pdf', 'b.pdf']);
});

test('takes what is pasted while it has the focus', async () => {
  const { onFiles } = renderDrop();
  await userEvent.tab();
  send(document.activeElement, 'paste', 'clipboardData', carrying('a.pdf'));
  await waitFor(() => expect(onFiles).toHaveBeenCalledOnce());
});

test('opens the file dialog by key, narrowed to what is accepted', async () => {
  const { input } = renderDrop({ allowsMultiple: false });
  expect(input.accept).toBe('.pdf');
  expect(input.multiple).toBe(false);
  const opened = vi.spyOn(input, 'click').mockImplementation(() => {});
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'choose a file' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
});

test('offers the camera of a telephone where photos are files, and nowhere else', () => {
  const { zone } = renderDrop({ extensions: ['pdf', 'jpg'] });
  const camera = zone.querySelector<HTMLInputElement>('input[capture]');
  expect(camera?.getAttribute('capture')).toBe('environment');
  expect(camera?.accept).toBe('image/jpeg');
  expect(screen.queryByRole('button', { name: 'take a photo' })).toBeNull();
  const other = renderDrop({ extensions: ['pdf', 'png'] });
  expect(other.zone.querySelector('input[capture]')).toBeNull();
});

test('says why files were refused', () => {
  renderDrop({ errorMessage: 'a.exe: Wrong Format' });
  expect(screen.getByRole('alert')).toHaveTextContent('a.exe: Wrong Format');
});

test.each([
  ['is off', { isDisabled: true }],
  ['is busy', { busyText: 'Reading 2 files' }],
])('takes nothing while it %s', async (_, props) => {
  const { onFiles, zone } = renderDrop(props);
  drop(zone, carrying('a.pdf'));
  await userEvent.tab();
  expect(zone.contains(document.activeElement)).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});
