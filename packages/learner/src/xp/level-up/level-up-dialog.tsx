'use client';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@uplink/api-client/domain';
import { contextQuery, useUplink } from '@uplink/api-client/react';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { RoutePath } from '@uplink/ui/route-path';
import { useEffect, useRef, useState } from 'react';

/** Opens when the context's level has risen since it was last seen on this page. */
export function LevelUpDialog() {
  const context = useQuery(contextQuery(useUplink())).data;
  const seen = useRef<number>(undefined);
  const [level, setLevel] = useState<number>();
  useEffect(() => {
    if (!context) return;
    if (seen.current !== undefined && context.level > seen.current) setLevel(context.level);
    seen.current = context.level;
  }, [context]);
  const close = () => setLevel(undefined);
  return (
    <Dialog
      title={`Level ${level ?? ''}`}
      isOpen={level !== undefined}
      onClose={close}
      footer={
        <Button variant="primary" onPress={close}>
          Keep learning
        </Button>
      }
    >
      <RoutePath
        aria-label={`Level ${level ?? ''} reached`}
        hops={[(level ?? 1) - 1, level ?? 1, (level ?? 1) + 1].map((one, index) => ({
          id: one,
          label: `Level ${one}`,
          state: index < 2 ? 'done' : 'open',
        }))}
      />
      <p>
        {formatNumber(context?.totalXpPoints ?? 0)} XP. Every one of them is a thing you can do now.
      </p>
    </Dialog>
  );
}
