import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { avatarMessages } from './avatar.messages.ts';
import './avatar.css';

export interface AvatarProps {
  /** Whose face it is: what screen readers say, and where the initials come from. */
  name: string;
  /** Address of a photo; initials without one, and when it cannot be loaded. */
  image?: string | null;
  /** 22, 28, 36 or 56 px. @default 36 px */
  size?: 'xs' | 'sm' | 'lg';
  /** The name is beside it. @default false */
  isDecorative?: boolean;
}

const tones = ['blue', 'green', 'amber', 'neutral'] as const;

/** A person by photo or initials. */
export function Avatar({ name, image, size, isDecorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const photo = image && image !== broken ? image : null;
  const label = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      className="ul-avatar"
      data-tone={toneOf(name)}
      data-size={size}
      data-initials={photo ? undefined : initialsOf(name)}
      {...label}
    >
      {photo && <img src={photo} alt="" onError={() => setBroken(photo)} />}
    </span>
  );
}

export interface AvatarGroupProps {
  /** Whose faces, e.g. 'People in this cohort'. */
  'aria-label': string;
  /** The people, the most important first. */
  people: readonly Pick<AvatarProps, 'name' | 'image'>[];
  /** Faces shown; the rest is a figure. @default 3 */
  most?: number;
}

/** Several people, one over the edge of the other. */
export function AvatarGroup({ people, most = 3, ...props }: AvatarGroupProps) {
  const messages = useMessages(avatarMessages);
  const more = people.length - most;
  return (
    <ul {...props} className="ul-avatars">
      {people.slice(0, most).map((person) => (
        <li key={person.name}>
          <Avatar {...person} size="sm" />
        </li>
      ))}
      {more > 0 && (
        <li>
          <span className="ul-avatar" data-size="sm" role="img" aria-label={messages.more(more)}>
            +{more}
          </span>
        </li>
      )}
    </ul>
  );
}

/** The same person has the same colour everywhere. */
function toneOf(name: string) {
  return tones[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tones.length];
}

/** First letters of the first and the last word, whole even where a letter is two code units. */
function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
