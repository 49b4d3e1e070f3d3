/** How many files of tests run side by side. */
export const workers: number;
