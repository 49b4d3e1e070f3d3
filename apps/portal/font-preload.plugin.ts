import type { Plugin } from 'vite';

const text = /inter-latin-opsz-[^/]+\.woff2$/;

/** Asks for the font of all text beside the code: otherwise a browser wants it with the first text drawn. */
export function fontPreload(): Plugin {
  return {
    name: 'uplink:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const font = Object.keys(bundle).find((name) => text.test(name));
        if (!font) throw new Error('The font of all text is not where it was.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` };
        return [{ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' }];
      },
    },
  };
}
