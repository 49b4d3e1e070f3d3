import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * The example site in React as markup for `openHost`, with React's development build: only that mounts everything twice
 * in strict mode.
 */
export async function reactSite(baseURL: string | undefined): Promise<string> {
  const built = await build({
    root: fileURLToPath(new URL('../../../../examples/react-site', import.meta.url)),
    mode: 'development',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('development') },
    build: { write: false, minify: false, rolldownOptions: { input: 'src/main.tsx' } },
  });
  if (!('output' in built)) throw new Error('The site has more than one build.');
  const [script] = built.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []));
  const styles = built.output.flatMap((part) =>
    part.type === 'asset' ? [String(part.source)] : [],
  );
  const code = script?.replaceAll('http://localhost:4100', baseURL ?? '').replaceAll('</', '<\\/');
  return `<!doctype html><html lang="en"><title>Library</title><style>${styles}</style>LOADER<div id="root"></div><script type="module">${code}</script>`;
}
