import type { Meta } from '@storybook/react-vite';
import { dark, narrow, rightToLeft, type Story, shows } from '../testing/stage.tsx';
import { Block } from './block-skeleton.view.tsx';
import { Note, NoteWords } from './note.tsx';
import { PageSkeleton } from './page-skeleton.view.tsx';

const meta = { title: 'kit/States' } satisfies Meta;
export default meta;

export const Notes: Story = {
  render: () => (
    <div className="ul-stack">
      {(['info', 'pending', 'ok', 'fault', 'down'] as const).map((kind) => (
        <Note key={kind} kind={kind}>
          <p className="ul-strong">Your mentor asked for a revision.</p>
          <NoteWords>{'Which route wins?\nAnd why?'}</NoteWords>
        </Note>
      ))}
    </div>
  ),
  play: shows('Your mentor asked for a revision.'),
};
export const NotesDark: Story = dark(Notes);
export const NotesRightToLeft: Story = rightToLeft(Notes);
export const NotesNarrow: Story = narrow(Notes);

export const Skeletons: Story = {
  render: () => (
    <div className="ul-stack">
      <PageSkeleton heights={[96, 320]} />
      <Block height={120} />
    </div>
  ),
};
