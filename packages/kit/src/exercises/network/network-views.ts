/** The command line with and without what checks it, loaded as one. */
export { NetworkAnswer } from './network-answer.view.tsx';
export { NetworkPaper } from './network-paper.view.tsx';
