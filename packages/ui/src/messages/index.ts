export type { UiMessageOverrides, UiMessages } from './ui-messages.ts';
export { UiMessagesProvider, type UiMessagesProviderProps } from './ui-messages-provider.tsx';
