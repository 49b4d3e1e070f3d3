export * from './hop-node.tsx';
export * from './mini-route.tsx';
export * from './route-path.tsx';
