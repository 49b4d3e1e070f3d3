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
import { expect, waitFor, within } from 'storybook/test';
import { siteFixture } from './front.fixture.ts';
import { FrontFrame } from './front-frame.view.tsx';

const meta = {
  title: 'learner/FrontFrame',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const show = (site = siteFixture, play?: Play, text = 'What the page says'): Story =>
  stage(
    () => (
      <FrontFrame site={site} path="/courses/ospf-in-practice">
        <div className="ul-front-wrap">
          <h1 className="ul-h1">{text}</h1>
        </div>
      </FrontFrame>
    ),
    {},
    play,
  );

/** The kind of the page is marked, and signing in leads back to the page. */
export const Ready: Story = show(siteFixture, async ({ canvas }) => {
  const header = within(canvas.getByRole('banner'));
  const courses = header.getAllByRole('link', { current: 'page' });
  for (const link of courses) await expect(link).toHaveAttribute('href', '/courses');
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/session/login?returnPath=%2Fcourses%2Fospf-in-practice',
  );
  const footer = within(canvas.getByRole('contentinfo'));
  await waitFor(() => expect(footer.getByRole('link', { name: 'YouTube' })).toBeVisible());
  for (const [name, href] of [
    ['Docs', '/docs/'],
    ['Storybook', '/storybook/'],
  ])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
});
export const WithoutSocialLinks: Story = show(
  { ...siteFixture, socialLinks: [] },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'YouTube' })).toBeNull();
  },
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(show());
export const Narrow: Story = narrow(show());
export const LongText: Story = narrow(show(siteFixture, undefined, longText));
