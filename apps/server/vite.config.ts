import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const outDir = `${here}dist`;

/** A module finds the files beside it where its source lies, also when it is in a built file. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    if (!id.startsWith(here) || id.includes(`${sep}node_modules${sep}`)) return undefined;
    const place = `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', place), map: null };
  },
};

/**
 * The server in few files, as `npm start` runs it: its thousand modules one by one take Node twice as long
 * to load. What has binaries or is loaded late stays outside.
 */
export default defineConfig({
  plugins: [keepPlaces],
  resolve: { conditions: ['uplink-source', 'node'] },
  ssr: {
    noExternal: true,
    external: [
      '@aws-sdk/client-s3',
      '@aws-sdk/s3-presigned-post',
      '@aws-sdk/s3-request-presigner',
      '@electric-sql/pglite',
      '@node-rs/argon2',
      '@resvg/resvg-js',
      'fontkit',
      'nodemailer',
      'oidc-provider',
      'openid-client',
      'pdfkit',
      'stripe',
    ],
    resolve: { conditions: ['uplink-source', 'node'] },
  },
  build: {
    ssr: 'src/entry.mjs',
    target: 'node24',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
});
