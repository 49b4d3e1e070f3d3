export * from './tab-links.tsx';
export * from './tabs.tsx';
