/** The code of the banner that says that the academy is out of reach: unlike a fault it passes by itself. */
export const offlineCode = 'offline';
