import type { Schema } from '@uplink/api-client';
import { showToast } from '../app/toasts.ts';
import { tellAnalytics } from './analytics.ts';

declare global {
  interface Window {
    /** What the chat's script puts here. */
    academyChat?: { open: () => void };
  }
}

/** Where somebody talks with the support. */
export interface ChatProvider {
  /** Throws when there is no chat to be had. */
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

/** A service of others by its script, which is asked for when somebody wants to talk, and not before. */
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
