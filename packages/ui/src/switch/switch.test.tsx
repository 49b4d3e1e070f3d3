import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, screen } from '../testing/render.ts';
import { Switch } from './switch.tsx';

test('is turned by Space and says what it does', async () => {
  const onChange = vi.fn();
  render(
    <Switch description="Under each lesson" onChange={onChange}>
      Discussion
    </Switch>,
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith(true);
  const control = screen.getByRole('switch', { name: 'Discussion' });
  expect(control).toBeChecked();
  expect(control).toHaveAccessibleDescription('Under each lesson');
});

test('pushes its thumb to the end in both reading directions', async () => {
  for (const dir of ['ltr', 'rtl']) {
    const { container, unmount } = render(
      <div dir={dir}>
        <Switch>Off</Switch>
        <Switch defaultSelected>On</Switch>
      </div>,
    );
    // The thumb is drawn by the style sheet: what pushes it has to grow.
    const grown = [...container.querySelectorAll('.ul-switch__track')].map(
      (track) => getComputedStyle(track, '::before').flexGrow,
    );
    expect(grown).toEqual(['0', '1']);
    unmount();
  }
});
