import {
  Area,
  AreaChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Reading } from './figures.types.ts';

export interface FigureChartProps {
  readings: readonly Reading[];
}

const tick = { fontSize: 12, fill: 'var(--ul-text-muted)' };

/** How a figure went. The table beside it says the same to those who can't see it. */
export function FigureChart({ readings }: FigureChartProps) {
  return (
    <div className="ul-admin-home__chart" dir="ltr" aria-hidden>
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={[...readings]} accessibilityLayer={false} margin={margin}>
          <CartesianGrid vertical={false} stroke="var(--ul-border-subtle)" />
          <XAxis dataKey="day" tick={tick} tickLine={false} axisLine={false} minTickGap={24} />
          <YAxis hide domain={[0, 'dataMax']} />
          <Tooltip isAnimationActive={false} content={<Shown />} />
          <Area
            dataKey="value"
            type="linear"
            stroke="var(--ul-text-link)"
            strokeWidth={2}
            fill="var(--ul-text-link)"
            fillOpacity={0.12}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}

const margin = { top: 8, right: 8, bottom: 0, left: 8 };

interface ShownProps {
  active?: boolean;
  payload?: readonly { payload?: Reading }[];
}

function Shown({ active, payload }: ShownProps) {
  const reading = payload?.[0]?.payload;
  if (!active || !reading) return null;
  return (
    <p className="ul-admin-home__tip ul-small">
      {reading.day}: <b className="ul-num">{reading.shown}</b>
    </p>
  );
}
