import { useRouterState } from '@tanstack/react-router';
import type { Schema } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import { Button } from '@uplink/ui/button';
import { lazyPart, tellMissingPart } from '../app/lazy-part.ts';

const chat = lazyPart(async () => (await import('../telemetry/chat.ts')).openChat);

export interface ChatButtonProps {
  service: Schema<'OutsideService'>;
}

/** Opens the support's chat, whose code comes with the first press. */
export function ChatButton({ service }: ChatButtonProps) {
  const { errors } = useUplink();
  const page = useRouterState({ select: ({ matches }) => String(matches.at(-1)?.fullPath) });
  const open = () =>
    chat.load().then(
      () => chat.get()?.(service, page),
      () => tellMissingPart(errors),
    );
  return (
    <Button variant="link" onPress={() => void open()}>
      Chat with support
    </Button>
  );
}
