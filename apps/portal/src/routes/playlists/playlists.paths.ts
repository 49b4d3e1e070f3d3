export const playlistHref = (id: number) => `/playlists/${id}`;
