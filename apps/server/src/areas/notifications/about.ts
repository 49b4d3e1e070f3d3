/** The objects that notifications are about: those about the same one share a row. */
export const about = {
  lesson: (id: number) => `lesson:${id}`,
  product: (id: number) => `product:${id}`,
  quiz: (submissionId: number) => `quiz:${submissionId}`,
  exam: (id: number) => `exam:${id}`,
  question: (id: number) => `question:${id}`,
  /** The messages about a homework. */
  homework: (submissionId: number) => `homework:${submissionId}`,
  /** A homework for those who review it. */
  homeworkReview: (submissionId: number) => `homework-review:${submissionId}`,
  milestone: (id: number) => `milestone:${id}`,
  milestoneReview: (id: number, userId: number) => `milestone-review:${id}:${userId}`,
  dueDates: (cohortId: number) => `due-dates:${cohortId}`,
  /** What is to be paid for a purchase. */
  payment: (purchaseId: number) => `payment:${purchaseId}`,
  /** What staff decided on something. */
  moderation: (caseId: number) => `moderation:${caseId}`,
  /** Who followed on a day. */
  followers: (day: string) => day,
};
