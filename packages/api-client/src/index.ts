export { ApiError } from './client/api-error.ts';
export type { ApiAreas } from './client/areas.ts';
export { type ClientOptions, createUplinkClient, type UplinkClient } from './client/client.ts';
export type { ErrorQueue, QueuedError } from './client/error-queue.ts';
export type { components, operations, paths, Schema } from './contract.ts';
export { listenToNotifications } from './live/live-notifications.ts';
export { receive } from './live/notifications.rules.ts';
export {
  createSaveQueue,
  overallState,
  type Receipt,
  type SaveEntry,
  type SaveQueue,
  type SaveState,
} from './saving/save-queue.ts';
export { createSession, type Session, type SessionOptions } from './session/session.ts';
export { type UploadOptions, type UploadProgress, uploadFile } from './uploads/upload.ts';
