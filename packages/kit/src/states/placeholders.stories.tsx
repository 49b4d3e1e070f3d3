import type { Meta } from '@storybook/react-vite';
import { LinkButton } from '@uplink/ui/button';
import { longText } from '../testing/refs.fixture.ts';
import { dark, narrow, rightToLeft, type Story, shows } from '../testing/stage.tsx';
import { noResource } from './no-resource.tsx';
import { type EmptyPlace, NotReadyView } from './not-ready.view.tsx';
import { emptyEmail, emptyHomework, emptyHomeworkOfMentor, noContent } from './placeholders.tsx';

const screen = (empty: EmptyPlace, isPage = false): Story => ({
  render: () => (
    <NotReadyView
      isPage={isPage}
      state={{ status: 'empty' }}
      noun="The place"
      skeleton={null}
      empty={empty}
    />
  ),
  play: shows(empty.title),
});

const meta = { title: 'kit/Placeholders' } satisfies Meta;
export default meta;

const content = noContent({
  title: 'Nothing earned yet',
  text: 'Courses, projects and programs you complete appear here.',
  action: <LinkButton href="/courses">Find a course</LinkButton>,
});
export const NoContent: Story = screen(content);
export const NoContentDark: Story = dark(NoContent);
export const NoContentRightToLeft: Story = rightToLeft(NoContent);
export const NoContentNarrow: Story = narrow(NoContent);

const resource = noResource({
  title: 'This lesson has no quiz',
  text: 'Go on with the next part of the lesson.',
});
export const NoResource: Story = screen(resource);
export const NoResourceAsPage: Story = screen(resource, true);
export const NoPage: Story = {
  render: () => (
    <NotReadyView isPage state={{ status: 'empty' }} noun="The cohort" skeleton={null} />
  ),
  play: shows('There is nothing here'),
};
export const NoMainPart: Story = {
  render: () => (
    <>
      <h1 className="ul-h2">The product</h1>
      <NotReadyView isMain state={{ status: 'empty' }} noun="The outline" skeleton={null} />
    </>
  ),
  play: shows('There is nothing here'),
};
export const NoPageDark: Story = dark(NoPage);
export const NoPageNarrow: Story = narrow(NoPage);
export const NoResourceDark: Story = dark(NoResourceAsPage);
export const NoResourceNarrow: Story = narrow(NoResourceAsPage);

export const EmptyHomework: Story = screen(
  emptyHomework({
    title: 'No homework here',
    text: 'Homework appears with the lessons of your courses.',
  }),
);
export const EmptyHomeworkDark: Story = dark(EmptyHomework);
export const EmptyHomeworkNarrow: Story = narrow(EmptyHomework);

export const EmptyHomeworkOfMentor: Story = screen(
  emptyHomeworkOfMentor({ title: 'Inbox is clear', text: "There's no homework to review." }),
);
export const EmptyHomeworkOfMentorDark: Story = dark(EmptyHomeworkOfMentor);
export const EmptyHomeworkOfMentorNarrow: Story = narrow(EmptyHomeworkOfMentor);

export const EmptyEmail: Story = screen(
  emptyEmail({ title: 'No emails yet', text: 'Emails your products send appear here.' }),
);
export const EmptyEmailDark: Story = dark(EmptyEmail);
export const EmptyEmailNarrow: Story = narrow(EmptyEmail);

export const LongText: Story = narrow(
  screen(noContent({ title: longText, text: longText.repeat(2) }), true),
);
