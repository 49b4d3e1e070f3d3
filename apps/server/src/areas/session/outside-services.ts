import type { Schema } from '@uplink/api-client';
import type { Config } from '../../config/config.ts';

type Services = Pick<Schema<'Configuration'>, 'analytics' | 'chat'>;

/** The settings of analytics and chat for the browser; a demo uses the console instead. */
export function outsideServices({ analyticsUrl, chatScriptUrl, isDemo }: Config): Services {
  const serviceAt = (url: string | undefined): Schema<'OutsideService'> | undefined => {
    if (url) return { kind: 'http', url };
    return isDemo ? { kind: 'console' } : undefined;
  };
  const [analytics, chat] = [serviceAt(analyticsUrl), serviceAt(chatScriptUrl)];
  return { ...(analytics && { analytics }), ...(chat && { chat }) };
}
