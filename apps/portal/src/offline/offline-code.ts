/** The code of the banner that says that the academy is out of reach: unlike a fault, it goes away without being closed. */
export const offlineCode = 'offline';
