const isFramed = window.top !== window;

/**
 * Whether an address may be shown here: another site's frame gets only the pages that are made for frames, so that no
 * site can lay the academy's own buttons under a visitor's pointer.
 */
export const mayShow = (path: string): boolean => !isFramed || path.startsWith('/embed/');
