import type { Schema } from '@uplink/api-client';
import { showToast } from '../app/toasts.ts';
import { tellAnalytics } from './analytics.ts';

declare global {
  interface Window {
    /** Set by the chat's script. */
    academyChat?: { open: () => void };
  }
}

/** A way to chat with support. */
export interface ChatProvider {
  /** Throws when the chat cannot be opened. */
  open: () => Promise<void>;
}

const consoleChat: ChatProvider = {
  open: async () => {
    // biome-ignore lint/suspicious/noConsole: the console is what this provider is for
    console.info('chat: opened');
    await showToast({
      title: "Chat isn't connected",
      text: 'In this demo, it only shows in the console.',
    });
  },
};

/** A third-party chat whose script is loaded only when the chat is opened. */
function scriptChat(url: string): ChatProvider {
  return {
    open: async () => {
      if (!window.academyChat) await loadScript(url);
      if (!window.academyChat) throw new Error("The script doesn't define a chat.");
      window.academyChat.open();
    },
  };
}

/** Opens the chat that the configuration names. */
export async function openChat(service: Schema<'OutsideService'>, page: string): Promise<void> {
  const chat = service.url ? scriptChat(service.url) : consoleChat;
  try {
    await chat.open();
    tellAnalytics('chatOpened', { page });
  } catch {
    await showToast({
      title: "The chat couldn't be opened",
      text: 'Email support instead.',
    });
  }
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.referrerPolicy = 'no-referrer';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("The chat didn't load."));
    };
    document.head.append(script);
  });
}
