import './avatar.css';

export interface AvatarProps {
  name: string;
  /** Address of a photo; initials without one. */
  image?: string | null;
  /** 22, 28, 36 or 56 px. @default 36 px */
  size?: 'xs' | 'sm' | 'lg';
  /** The name stands beside it. @default false */
  isDecorative?: boolean;
}

const tones = ['blue', 'green', 'amber', 'neutral'] as const;

/** A person by photo or initials. */
export function Avatar({ name, image, size, isDecorative = false }: AvatarProps) {
  const words = name.split(' ').filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('');
  const tone =
    tones[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tones.length];
  const label = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      className="ul-avatar"
      data-tone={tone}
      data-size={size}
      data-initials={image ? undefined : initials.toUpperCase()}
      {...label}
    >
      {image && <img src={image} alt="" />}
    </span>
  );
}
