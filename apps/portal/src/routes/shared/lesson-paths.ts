const bases = ['programs', 'courses', 'projects'] as const;

/** A lesson has an address in each kind of product that holds it; its quiz and homework stand below. */
export const lessonPaths = bases.map(
  (base) => `/${base}/$productName/sections/$sectionId/lessons/$lessonId` as const,
);
