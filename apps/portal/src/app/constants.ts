/** What a deployment may reword: title and description of the page come from here. */
export const ACADEMY_NAME = 'Uplink Academy';
export const TAGLINE = 'The #1 Network Engineer Program & Cybersecurity Accelerator';

/** Seconds of silence after which a missing code chunk is an error (specification, section 9). */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
