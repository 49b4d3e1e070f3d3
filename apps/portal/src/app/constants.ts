/** What a deployment may reword: title and description of the page come from here. */
export const ACADEMY_NAME = 'Uplink Academy';
export const TAGLINE = 'The #1 Network Engineer Program & Cybersecurity Accelerator';
