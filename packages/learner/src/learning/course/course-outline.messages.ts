import { defineMessages } from '@uplink/api-client/messages';

export const courseOutlineMessages = defineMessages('learner/course-outline', {
  label: (course: string) => `Lessons of ${course}`,
  noun: 'The outline',
  withCourse: 'with the full course',
  sectionWithCourse: (lessons: number) =>
    `${lessons} ${lessons === 1 ? 'lesson' : 'lessons'} with the full course`,
});
