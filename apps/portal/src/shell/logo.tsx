import type { Schema } from '@uplink/api-client';
import { BrandMark } from '@uplink/ui/brand';
import type { CSSProperties } from 'react';
import { Link } from 'react-aria-components';

type LogoData = Schema<'Menu'>['logo'];

export interface LogoProps {
  logo: LogoData;
}

/** The academy's mark and name; whose picture and colour they are, and where they lead, the menu says. */
export function Logo({ logo }: LogoProps) {
  return (
    <Link className="ul-brand" href={logo.link} aria-label="Uplink Academy, home">
      <LogoMark logo={logo} />
      <span>
        Uplink <em>Academy</em>
      </span>
    </Link>
  );
}

/** The mark alone: the menu's picture, else the academy's own in the menu's colour. */
export function LogoMark({ logo: { image, iconClass, iconColor } }: LogoProps) {
  const color = { '--ul-brand-color': brandColor(iconColor) } as CSSProperties;
  return (
    <i className={`ul-logo ${iconClass}`} style={color}>
      {image ? <img src={image} alt="" width={28} height={28} /> : <BrandMark />}
    </i>
  );
}

/** A colour of the design by its name, or any colour of CSS. */
function brandColor(name: string): string {
  return `var(--ul-${name}-fill, ${name})`;
}
