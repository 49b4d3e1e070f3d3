export { finishSaving } from '../finish-later.ts';
export { watchOutboxOf } from '../video/watch.controller.ts';
