import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '@uplink/ui/search-field';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Page } from './page.tsx';
import { idOf, tasks } from './tasks.ts';

function TasksPage() {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = tasks.filter((task) =>
    words.every((word) => task.join(' ').toLowerCase().includes(word)),
  );
  return (
    <Page title="What do you want to do?" lead="Find a component or widget by its task.">
      <SearchField label="Task" value={search} onChange={setSearch} />
      <p role="status" className="ul-muted">
        {found.length === 1 ? '1 task' : `${found.length} tasks`}
      </p>
      <ul className="ul-stack ul-gap-8">
        {found.map(([task, title]) => (
          <li key={task}>
            <a className="ul-lone-link" href={`./?path=/docs/${idOf(title)}--docs`} target="_top">
              {task}
            </a>{' '}
            <span className="ul-muted ul-small">{title}</span>
          </li>
        ))}
      </ul>
    </Page>
  );
}

const meta = {
  title: 'Start/Find by task',
  component: TasksPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof TasksPage>;
export default meta;

export const FindByTask: StoryObj = { name: 'Find by task' };

/** Not listed, so that people find the page untouched. */
export const Searched: StoryObj = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Task'), 'homework files');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 task');
    await expect(canvas.getByRole('link', { name: 'Hand in homework with files' })).toBeVisible();
  },
};
