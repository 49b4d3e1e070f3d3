export type RangeVerdict = { start: number; end: number; isPart: boolean } | 'unsatisfiable';

/**
 * The bytes a Range header asks for, both ends inclusive. A header of another form, or one with
 * several ranges, is ignored, as the standard allows: the response is the whole file.
 */
export function readRange(header: string | undefined, size: number): RangeVerdict {
  const whole = { start: 0, end: Math.max(0, size - 1), isPart: false };
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return whole;
  const [, first = '', last = ''] = found;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1, isPart: true };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return whole;
  if (start >= size) return 'unsatisfiable';
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return { start, end, isPart: true };
}
