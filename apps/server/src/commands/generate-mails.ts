/**
 * Writes the samples of all mails for previews: `pnpm --filter @uplink/server generate:mails`. A test says whether they
 * are up to date.
 */
import { writeFile } from 'node:fs/promises';
import { mailSamplesFile, samplesPath } from './mail-samples.ts';

await writeFile(samplesPath, mailSamplesFile());
