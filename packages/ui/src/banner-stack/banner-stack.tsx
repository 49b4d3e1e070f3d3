import { CircleX, X } from 'lucide-react';
import { Button, IconButton } from '../button/index.ts';
import './banner-stack.css';

export interface BannerStackProps {
  /** Newest first. */
  banners: readonly { id: number; message: string }[];
  onClose: (id: number) => void;
  onCloseAll: () => void;
}

const fromHereOnAll = 3;

/** Errors of calls at the top of the page, above dialogs, each closable by itself. */
export function BannerStack({ banners, onClose, onCloseAll }: BannerStackProps) {
  return (
    <div className="ul-banners" role="alert">
      {banners.map(({ id, message }) => (
        <div key={id} className="ul-banner">
          <CircleX className="ul-icon" size={18} aria-hidden />
          <span className="ul-grow">{message}</span>
          <IconButton
            size="sm"
            aria-label={`Close: ${message}`}
            icon={<X className="ul-icon" size={16} />}
            onPress={() => onClose(id)}
          />
        </div>
      ))}
      {banners.length >= fromHereOnAll && (
        <Button size="sm" variant="quiet" onPress={onCloseAll}>
          Close all {banners.length}
        </Button>
      )}
    </div>
  );
}
