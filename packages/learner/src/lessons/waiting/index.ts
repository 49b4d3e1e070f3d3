export { finishSaving } from '../finish-later.ts';
export { useWatchOutbox } from '../video/watch.controller.ts';
