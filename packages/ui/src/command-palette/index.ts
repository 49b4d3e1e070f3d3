export * from './command-palette.tsx';
export * from './commands.rules.ts';
export * from './use-command-shortcut.ts';
