import { defineSearch, wholeNumber } from '@uplink/kit/search';

/** The open exercise, where an address names one. */
export const readExerciseSearch = defineSearch({ exercise: wholeNumber() });

export type ExerciseSearch = ReturnType<typeof readExerciseSearch>;
