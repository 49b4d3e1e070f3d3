export const messages = {
  noun: 'The inbox',
  unit: 'submissions',
  clear: "There's no homework to review.",
  type: 'Homework type',
  types: { all: 'All types', UPLOAD: 'Files', DIGITIZE: 'Worksheets' },
  version: (version: number) => `version ${version}`,
} as const;
