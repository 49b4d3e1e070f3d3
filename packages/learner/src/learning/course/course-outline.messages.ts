import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const courseOutlineMessages = defineMessages('learner/course-outline', {
  label: (course: string) => `Lessons of ${course}`,
  noun: 'The outline',
  withCourse: 'with the full course',
  sectionWithCourse: (lessons: number) => `${plural(lessons, 'lesson')} with the full course`,
});
