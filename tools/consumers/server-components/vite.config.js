import rsc from '@vitejs/plugin-rsc';

export default {
  plugins: [rsc({ entries: { rsc: './rsc.js', ssr: './ssr.js', client: './browser.js' } })],
};
