export const publicProfileHref = (uniqueName: string) => `/profile/${uniqueName}`;
