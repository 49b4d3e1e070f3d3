import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { detailFixture } from './certificates.fixture.ts';
import { Diploma } from './diploma.tsx';

const path = 'GET /me/diplomas/2';
const pdf = 'GET /me/diplomas/2/pdf';
const diploma = (answers: TestAnswers, play?: Play) =>
  stage(() => <Diploma diplomaId={2} type={1} backHref="#all" />, answers, play);

const meta = { title: 'learner/Diploma' } satisfies Meta;
export default meta;

export const Ready: Story = diploma({ [path]: detailFixture }, shows('Maya Okafor'));
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  diploma({ [path]: { ...detailFixture, recipient: longText, moduleName: longText } }),
);
export const Award: Story = diploma({ [path]: { ...detailFixture, type: 3, expiresAt: null } });
export const Expired: Story = diploma(
  { [path]: { ...detailFixture, status: 'expired' } },
  shows('This certificate was valid until 9 Mar 2029.'),
);
export const Revoked: Story = diploma(
  { [path]: { ...detailFixture, status: 'revoked' } },
  shows(/revoked this certificate/),
);
export const Downloads: Story = diploma(
  { [path]: detailFixture, [pdf]: () => new Response(new Blob(['%PDF-1.7'])) },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download PDF' }));
    await waitFor(() =>
      expect(document.querySelector('a[download="UA-C-1000.pdf"]')).toBeInTheDocument(),
    );
  },
);
export const NotDownloaded: Story = diploma(
  { [path]: detailFixture, [pdf]: refused.failed },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download PDF' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We couldn't create the PDF.");
  },
);
export const Loading: Story = diploma({ [path]: refused.loading });
export const NotThere: Story = diploma(
  { [path]: refused.empty },
  shows("We can't find this certificate"),
);
export const Forbidden: Story = diploma(
  { [path]: refused.forbidden },
  shows('You cannot open this'),
);
export const Failed: Story = diploma(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
