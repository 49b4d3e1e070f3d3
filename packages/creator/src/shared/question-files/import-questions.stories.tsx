import type { Meta } from '@storybook/react-vite';
import { dark, narrow, rightToLeft, type Story, stage } from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ImportQuestions } from './import-questions.tsx';

const meta = { title: 'creator/ImportQuestions' } satisfies Meta;
export default meta;

const onAdd = fn(async () => {});
const onClose = fn();
const show = (play?: Story['play']): Story =>
  stage(() => <ImportQuestions onAdd={onAdd} onClose={onClose} />, {}, play);

async function choose(name: string, text: string) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('No file can be chosen yet.');
    return found;
  });
  await userEvent.upload(input, new File([text], name), { applyAccept: false });
}

const chooseFaulty = () => choose('quiz.csv', 'type,question,correct,wrong\nsingle,Which?,,A|B');

export const Choose: Story = show(async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Import questions' });
  await waitFor(() => expect(dialog).toBeVisible());
});
export const ChooseNarrow: Story = narrow(Choose);
export const Ready: Story = show(async () => {
  await choose('quiz.gift', 'Which prevents loops? {=STP ~OSPF}\n\nA hub is a switch. {F}');
  await waitFor(() => expect(screen.getByText('2 questions found.')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 questions' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await expect(onAdd).toHaveBeenCalledWith(
    [
      expect.objectContaining({ question: 'Which prevents loops?' }),
      expect.objectContaining({ question: 'A hub is a switch.' }),
    ],
    expect.anything(),
  );
});
/** What is wrong, in which line; nothing is added. */
export const Faulty: Story = show(async () => {
  await chooseFaulty();
  await waitFor(() => expect(screen.getByText('Line 2')).toBeVisible());
  await expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});
export const AnotherFile: Story = show(async () => {
  await chooseFaulty();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another file' }));
  await expect(screen.queryByText('Line 2')).toBeNull();
});
export const FaultyDark: Story = dark(Faulty);
export const FaultyRightToLeft: Story = rightToLeft(Faulty);
