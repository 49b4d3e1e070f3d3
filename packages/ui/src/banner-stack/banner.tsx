import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import { BannerFrame, type BannerProps } from './banner-frame.tsx';

const icons = { fault: CircleX, pending: TriangleAlert, info: Info, ok: CircleCheck };

/** One line about the page, or an error of a call. */
export function Banner(props: BannerProps) {
  return <BannerFrame {...props} icon={icons[props.kind ?? 'fault']} />;
}
