import base from './vite.config.ts';
const flat = (p: any): any[] => (Array.isArray(p) ? p.flatMap(flat) : [p]);
const config = base as any;
export default {
  ...config,
  define: { 'import.meta.env.LEGACY': 'false' },
  plugins: flat(config.plugins).filter((p) => p && !/legacy|precompress/.test(p.name ?? '')),
  build: { ...config.build, target: ["chrome93"], outDir: '/tmp/offline-dist', emptyOutDir: true, sourcemap: false, reportCompressedSize: false },
};
