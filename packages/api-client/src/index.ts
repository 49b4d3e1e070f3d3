export { ApiError, type ErrorKind, serverMessage } from './client/api-error.ts';
export { type ClientOptions, createUplinkClient, type UplinkClient } from './client/client.ts';
export type { ErrorCode, KnownErrorCode } from './client/error-code.ts';
export type { ErrorQueue, QueuedError } from './client/error-queue.ts';
export type { Log } from './client/log.ts';
export type { components, operations, paths, Schema } from './contract.ts';
export type { LiveOptions } from './live/live-connection.ts';
export { listenToNotifications } from './live/live-notifications.ts';
export { receive } from './live/notifications.rules.ts';
export type { ApiAreas } from './middleware/areas.ts';
export { deviceStorage, textStorage } from './saving/device-storage.ts';
export type { DraftStorage } from './saving/draft-storage.ts';
export { isSameValue } from './saving/same-value.ts';
export { createSaveQueue } from './saving/save-queue.ts';
export type {
  Receipt,
  SaveContext,
  SaveEntry,
  SaveQueue,
  SaveQueueOptions,
  Stored,
} from './saving/save-queue.types.ts';
export { overallState, type SaveState } from './saving/save-state.ts';
export { waitingWork } from './saving/waiting.ts';
export {
  createSession,
  type Session,
  type SessionOptions,
  type SessionStatus,
} from './session/session.ts';
export type { EndReason } from './session/session-calls.ts';
export type { UploadProgress } from './uploads/transfer-speed.ts';
export { uploadFile } from './uploads/upload.ts';
export { PAUSED, type UploadOptions } from './uploads/upload-options.ts';
export { discardUpload } from './uploads/upload-parts.ts';
