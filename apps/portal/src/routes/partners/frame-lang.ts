/** Frames have texts in one language; lessons and courses are in that of their authors. */
export const FRAME_LANG = 'en';
