'use client';
import { useQuery } from '@tanstack/react-query';
import { formatNumber, XP_PER_LEVEL, xpInLevel } from '@uplink/api-client/domain';
import { contextQuery, useUplink } from '@uplink/api-client/react';
import { Card } from '@uplink/ui/card';
import { MiniRoute } from '@uplink/ui/route-path';
import './xp.css';

const pointsPerHop = 100;

/** The level, and how far the next one is: ten hops of 100 points. */
export function LevelPanel() {
  const context = useQuery(contextQuery(useUplink())).data;
  if (!context) return null;
  const { totalXpPoints, level } = context;
  const inLevel = xpInLevel(totalXpPoints);
  return (
    <Card>
      <p className="ul-small ul-muted">Level</p>
      <div className="ul-level">
        <b>{level}</b>
        <span>
          <span className="ul-strong">{formatNumber(totalXpPoints)} XP</span>
          <span className="ul-level__left ul-small ul-muted">
            {formatNumber(XP_PER_LEVEL - inLevel)} XP to level {level + 1}
          </span>
        </span>
      </div>
      <MiniRoute
        done={Math.floor(inLevel / pointsPerHop)}
        total={XP_PER_LEVEL / pointsPerHop}
        aria-label={`${inLevel} of ${XP_PER_LEVEL} XP in this level`}
      />
    </Card>
  );
}
