/** Where captions of authors are served. */
export const CAPTIONS_PATH = '/storage/captions/';
