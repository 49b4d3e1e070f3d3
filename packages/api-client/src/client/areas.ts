/** API areas by the first segment of a path (specification, section 7). */
export interface ApiAreas {
  users: string;
  modules: string;
  management: string;
  creator: string;
  me: string;
  general: string;
}

const areaOfSegment: Record<string, keyof ApiAreas> = {
  users: 'users',
  modules: 'modules',
  homeworks: 'modules',
  management: 'management',
  creator: 'creator',
  me: 'me',
};

export function areaOf(path: string): keyof ApiAreas {
  return areaOfSegment[path.split('/')[1] ?? ''] ?? 'general';
}
