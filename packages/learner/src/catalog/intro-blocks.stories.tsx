import type { Meta } from '@storybook/react-vite';
import {
  dark,
  longText,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  stage,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { introFixture } from './intro-blocks.fixture.ts';
import { IntroBlocks, type IntroBlocksProps } from './intro-blocks.view.tsx';

const meta = { title: 'learner/IntroBlocks' } satisfies Meta;
export default meta;

const show = (blocks: IntroBlocksProps['blocks'], play?: Play): Story =>
  stage(
    () => (
      <div className="ul-stack">
        <IntroBlocks blocks={blocks} />
      </div>
    ),
    {},
    play,
  );

/** The blocks come in the author's order, and an answer opens under its question. */
export const Ready: Story = show(introFixture, async ({ canvas }) => {
  const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await expect(titles).toEqual(introFixture.map(({ title }) => title));
  await waitFor(() => expect(canvas.getByText('Noor Aziz, Technician')).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Do I need switches?' }));
  await waitFor(() => expect(canvas.getByText('No. A laptop is enough.')).toBeVisible());
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(show(introFixture));
export const Narrow: Story = narrow(show(introFixture));
export const LongText: Story = narrow(
  show([
    { kind: 'hero', title: longText, text: longText, image: null },
    { kind: 'text', title: 'How a week goes', html: `<p>${longText}</p>` },
    { kind: 'bullets', title: 'It is for you when', items: [longText] },
    {
      kind: 'testimonials',
      title: 'From learners',
      items: [{ quote: longText, name: longText, role: longText }],
    },
    { kind: 'faq', title: longText, items: [{ question: longText, html: `<p>${longText}</p>` }] },
  ]),
);
