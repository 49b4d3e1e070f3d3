import type { Schema } from '@uplink/api-client';
import { formatDuration, productPath, SKILL_LEVELS, Visibility } from '@uplink/api-client/domain';
import { Cover } from '@uplink/ui/cover';
import { Link } from 'react-aria-components';
import { LearnerStatus } from '../shared/learner-status.tsx';
import './catalog.css';

const kinds: Record<number, string> = {
  1: 'Program',
  2: 'Course',
  3: 'Project',
  8: 'Bundle',
  10: 'Lab',
};

export interface ProductCardProps {
  module: Schema<'Module'>;
}

/** A product in a listing. One that is not clickable is shown without a link. */
export function ProductCard({ module }: ProductCardProps) {
  const { progress, level, length, name, uniqueName, type, shortDescription } = module;
  const share =
    progress && progress.total > 0 ? progress.done / progress.total : progress ? 0 : null;
  const body = (
    <>
      <Cover name={uniqueName} progress={share} />
      <span className="ul-product-card__body">
        <span className="ul-eyebrow">{kinds[type]}</span>
        <span className="ul-product-card__name">{name}</span>
        <span className="ul-small ul-muted">{shortDescription}</span>
        <span className="ul-product-card__foot">
          <span className="ul-small ul-muted">
            {[level && SKILL_LEVELS[level], length && formatDuration(length)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <LearnerStatus status={module.status} />
        </span>
      </span>
    </>
  );
  if (module.visibility === Visibility.notClickable)
    return <div className="ul-card ul-product-card">{body}</div>;
  return (
    <Link className="ul-card ul-product-card" href={productPath(module)}>
      {body}
    </Link>
  );
}
