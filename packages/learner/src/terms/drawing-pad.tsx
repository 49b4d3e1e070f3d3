import { useLatest } from '@uplink/api-client/react';
import { useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { toFile } from './signature-png.ts';

export interface DrawingPadProps {
  label: string;
  /** Nothing is drawn: what was there is wiped. */
  isEmpty: boolean;
  onDraw: (drawing: File) => void;
}

/** A sheet to draw on with a mouse, a finger or a pen. */
export function DrawingPad({ label, isEmpty, onDraw }: DrawingPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const told = useLatest(onDraw);
  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    const drawn = new SignaturePad(sheet, { penColor: '#0e1526' });
    pad.current = drawn;
    const tell = async () => told.current(await toFile(sheet));
    drawn.addEventListener('endStroke', tell);
    return () => {
      drawn.removeEventListener('endStroke', tell);
      drawn.off();
    };
  }, []);
  useEffect(() => {
    if (isEmpty) pad.current?.clear();
  }, [isEmpty]);
  return (
    <canvas
      ref={canvas}
      className="ul-signature__pad"
      width={600}
      height={200}
      role="img"
      aria-label={label}
    />
  );
}
