import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  longTexts,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { verificationFixture } from './certificates.fixture.ts';
import { Verification } from './verification.tsx';

const code = '7ZK3M9QXW2R4T8VB';
const path = `GET /verifications/diplomas/${code}`;
const verification = (answers: TestAnswers, play?: Play, typed = code) =>
  stage(() => <Verification code={typed} />, answers, play);

const meta = { title: 'learner/Verification' } satisfies Meta;
export default meta;

export const Valid: Story = verification(
  { [path]: verificationFixture },
  shows('This certificate is genuine'),
);
export const TypedFromPaper: Story = verification(
  { [path]: verificationFixture },
  shows('This certificate is genuine'),
  '7zk3-m9qx-w2r4-t8vb',
);
export const ForLife: Story = verification(
  { [path]: { ...verificationFixture, expiresAt: null } },
  shows('No expiry date'),
);
export const Expired: Story = verification(
  { [path]: { ...verificationFixture, status: 'expired' } },
  shows('This certificate has expired'),
);
export const Revoked: Story = verification(
  { [path]: { ...verificationFixture, status: 'revoked' } },
  shows('This certificate was revoked'),
);
export const Dark: Story = dark(Valid);
export const RightToLeft: Story = rightToLeft(Valid);
export const LongText: Story = longTexts(Valid);
export const Narrow: Story = narrow(
  verification({ [path]: { ...verificationFixture, recipient: longText, moduleName: longText } }),
);
export const Unknown: Story = verification(
  { [path]: refused.empty },
  shows('No certificate has this code'),
);
export const NoCode: Story = verification({}, shows('No certificate has this code'), 'UA-C-1000');
export const Loading: Story = verification({ [path]: refused.loading });
export const Failed: Story = verification(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
