export const messages = {
  noun: 'The inbox',
  unit: 'submissions',
  clear: 'No homework waits for you.',
  type: 'Kind of homework',
  types: { all: 'All kinds', UPLOAD: 'Files', DIGITIZE: 'Worksheets' },
  version: (version: number) => `version ${version}`,
} as const;
