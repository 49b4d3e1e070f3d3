import type { Schema } from '@uplink/api-client';
import { formatDate, MODULE_TYPE_LABELS, SKILL_LEVELS } from '@uplink/api-client/domain';
import { CalendarDays, ChartNoAxesColumnIncreasing, Clock, Layers } from 'lucide-react';
import { ProductCover } from '../shared/product-cover.tsx';
import { messages } from './catalog.messages.ts';
import { durationOf } from './product.rules.ts';
import './catalog.css';

export interface ProductHeroProps {
  details: Schema<'ModuleDetails'>;
}

/** The ink header: kind, name, promise and facts over the product's own topology. */
export function ProductHero({ details: { module, parent } }: ProductHeroProps) {
  const { type, name, shortDescription, level, lessonCount, userCohort } = module;
  return (
    <header className="ul-product__hero">
      <div className="ul-product__art">
        <ProductCover module={module} />
      </div>
      <div className="ul-product__in">
        <p className="ul-eyebrow ul-product__meta">
          {MODULE_TYPE_LABELS[type]}
          {parent && messages.partOf(parent.name)}
          {userCohort && messages.cohort(userCohort.name)}
        </p>
        <h1 className="ul-display" tabIndex={-1}>
          {name}
        </h1>
        <p className="ul-lead ul-product__meta">{shortDescription}</p>
        <p className="ul-product__meta ul-product__facts">
          {userCohort && (
            <span>
              <CalendarDays className="ul-icon" size={16} aria-hidden />
              {messages.runs(formatDate(userCohort.startDate), formatDate(userCohort.endDate))}
            </span>
          )}
          <span>
            <Clock className="ul-icon" size={16} aria-hidden />
            {durationOf(module)}
          </span>
          {level && (
            <span>
              <ChartNoAxesColumnIncreasing className="ul-icon" size={16} aria-hidden />
              {SKILL_LEVELS[level]}
            </span>
          )}
          <span>
            <Layers className="ul-icon" size={16} aria-hidden />
            {messages.lessons(lessonCount)}
          </span>
        </p>
      </div>
    </header>
  );
}
