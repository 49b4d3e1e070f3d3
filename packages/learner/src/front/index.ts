export * from './front-page.view.tsx';
