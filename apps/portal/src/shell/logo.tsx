import type { Schema } from '@uplink/api-client';
import { BrandMark } from '@uplink/ui/brand';
import { Link } from '@uplink/ui/link';
import type { CSSProperties } from 'react';

type LogoData = Schema<'Menu'>['logo'];

export interface LogoProps {
  logo: LogoData;
  /** It was followed. */
  onGo?: () => void;
}

/** The academy's mark and name; whose picture and colour they are, and where they lead, the menu says. */
export function Logo({ logo: { image, iconClass, iconColor, link }, onGo }: LogoProps) {
  const color = { '--ul-brand-color': brandColor(iconColor) } as CSSProperties;
  return (
    <Link
      className="ul-brand"
      href={link}
      aria-label="Uplink Academy, home"
      {...(onGo && { onPress: onGo })}
    >
      <i className={`ul-logo ${iconClass}`} style={color}>
        {image ? <img src={image} alt="" width={28} height={28} /> : <BrandMark />}
      </i>
      <span>
        Uplink <em>Academy</em>
      </span>
    </Link>
  );
}

/** A colour of the design by its name, or any colour of CSS. */
function brandColor(name: string): string {
  return `var(--ul-${name}-fill, ${name})`;
}
