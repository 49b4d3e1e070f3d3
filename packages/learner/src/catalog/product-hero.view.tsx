import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import {
  CalendarDays,
  ChartNoAxesColumnIncreasing,
  Clock,
  Layers,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ProductCover } from '../shared/product-cover.tsx';
import { catalogMessages } from './catalog.messages.ts';
import { durationOf, sizeOf } from './product.rules.ts';
import { kindOf } from './product-card.rules.ts';
import './product.css';

export interface ProductHeroProps {
  details: Schema<'ModuleDetails'>;
}

/** The ink header: logo, kind, name, promise and facts over the product's own drawing. */
export function ProductHero({ details: { module, parent, labCount } }: ProductHeroProps) {
  const messages = useMessages(catalogMessages);
  const words = useMessages(productWords);
  const formats = useFormats();
  const { name, shortDescription, level, logo, userCohort } = module;
  return (
    <header className="ul-product__hero">
      <div className="ul-product__art">
        <ProductCover module={module} isBare isNight />
      </div>
      <div className="ul-product__in">
        {logo !== null && <img className="ul-product__logo" src={logo} alt="" />}
        <p className="ul-eyebrow ul-product__meta">
          {kindOf(module, words)}
          {parent && messages.partOf(parent.name)}
          {userCohort && messages.cohort(userCohort.name)}
        </p>
        <h1 className="ul-display" tabIndex={-1}>
          {name}
        </h1>
        <p className="ul-lead ul-product__meta">{shortDescription}</p>
        <p className="ul-product__meta ul-product__facts">
          {userCohort && (
            <Fact icon={CalendarDays}>
              {messages.runs(formats.date(userCohort.startDate), formats.date(userCohort.endDate))}
            </Fact>
          )}
          <Fact icon={Clock}>{durationOf(module, { messages, words, formats })}</Fact>
          {level && <Fact icon={ChartNoAxesColumnIncreasing}>{words.levels[level]}</Fact>}
          <Fact icon={Layers}>{sizeOf(module, labCount, messages)}</Fact>
        </p>
      </div>
    </header>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span>
      <Icon className="ul-icon" size={16} aria-hidden />
      {children}
    </span>
  );
}
