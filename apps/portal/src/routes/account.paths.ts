export const publicProfileHref = (uniqueName: string) => `/profile/${uniqueName}`;
export const playlistHref = (id: number) => `/playlists/${id}`;
