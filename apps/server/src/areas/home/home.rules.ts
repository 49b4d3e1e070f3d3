/** Rows of each part of an author's home. */
export const MOST_SHOWN = 6;
/** Days without anything done in a product after which its learner has stopped. */
export const STOPPED_AFTER_DAYS = 14;
/** Days that a rating is new. */
export const NEW_RATING_DAYS = 14;
/** Days of quizzes that say how hard a lesson is, and how many of them it takes. */
export const QUIZ_DAYS = 90;
export const LEAST_QUIZZES = 3;
/** Below this share of right answers, learners fail. */
export const FAILING_PERCENT = 60;
/** How many learners have to stop at a lesson before it is named: one may just be busy. */
export const LEAST_STOPPED = 2;
/** Products whose lessons are looked into: the last changed of those that learners have. */
export const PRODUCTS_SEEN = 50;
/** Days that a job which failed is named. */
export const FAILED_JOB_DAYS = 3;
