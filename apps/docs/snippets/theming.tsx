import { Button } from '@uplink/ui/button';
import type { CSSProperties } from 'react';

const brand = { '--ul-primary-fill': '#7a1f4b', '--ul-radius-control': '2px' } as CSSProperties;

export default function Branded() {
  return (
    <div data-ul-scope data-theme="light" style={brand}>
      <Button variant="primary">Enroll</Button>
    </div>
  );
}
