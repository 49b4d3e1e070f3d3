export * from './file-drop.tsx';
