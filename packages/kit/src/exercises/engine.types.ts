/** What the engine gives the widgets, once it is loaded. */
export type Engine = typeof import('./engine.ts');
