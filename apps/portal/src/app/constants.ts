/** What a deployment may reword: title and description of the page come from here. */
export const ACADEMY_NAME = 'Uplink Academy';
/** Under the icon of the installed portal, where there is little room. */
export const ACADEMY_SHORT_NAME = 'Uplink';
export const TAGLINE = 'The #1 Network Engineer Program & Cybersecurity Accelerator';
