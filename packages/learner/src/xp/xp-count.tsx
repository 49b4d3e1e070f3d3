'use client';
import { useQuery } from '@tanstack/react-query';
import { formatNumber, XP_PER_LEVEL, xpInLevel } from '@uplink/api-client/domain';
import { contextQuery, useUplink } from '@uplink/api-client/react';
import { ProgressRing } from '@uplink/ui/progress';
import { Link } from 'react-aria-components';
import './xp.css';

export interface XpCountProps {
  href: string;
}

/** Level and points in the header; leads home. */
export function XpCount({ href }: XpCountProps) {
  const context = useQuery(contextQuery(useUplink())).data;
  const points = context?.totalXpPoints ?? 0;
  const level = context?.level ?? 0;
  return (
    <Link className="ul-xp" href={href}>
      <ProgressRing value={xpInLevel(points) / XP_PER_LEVEL}>{level}</ProgressRing>
      <span className="ul-num">
        {formatNumber(points)} <span className="ul-hide-mobile">XP</span>
        <span className="ul-sr">, level {level}, go home</span>
      </span>
    </Link>
  );
}
