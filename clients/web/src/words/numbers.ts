// The one formatter of numbers: Persian digits U+06F0–06F9 or Latin ones, signs and fractions
// isolated so that they never turn round in right-to-left text.
export type Digits = 'fa' | 'latin';

const LRI = '\u2066';
const PDI = '\u2069';

export function digitsIn(text: string, digits: Digits): string {
  if (digits === 'latin') return text;
  return text.replace(/[0-9]/g, (d) => String.fromCharCode(0x06f0 + Number(d)));
}

// What people type: Persian, Arabic and Latin digits become Latin ones, all else is dropped.
export function typedDigits(text: string): string {
  return Array.from(text)
    .map((c) => {
      const code = c.charCodeAt(0);
      if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0);
      if (code >= 0x0660 && code <= 0x0669) return String(code - 0x0660);
      return c >= '0' && c <= '9' ? c : '';
    })
    .join('');
}

export function formatNumber(n: number, digits: Digits): string {
  const whole = Number.isInteger(n);
  const [integer = '0', fraction] = (whole ? String(Math.abs(n)) : Math.abs(n).toFixed(1)).split('.');
  const comma = digits === 'fa' ? '٬' : ',';
  const grouped = integer.length > 4 ? integer.replace(/\B(?=(\d{3})+$)/g, comma) : integer;
  const point = digits === 'fa' ? '٫' : '.';
  const text = digitsIn(fraction ? grouped + point + fraction : grouped, digits);
  return n < 0 ? `${LRI}−${text}${PDI}` : text;
}

export function formatSigned(n: number, digits: Digits): string {
  return n > 0 ? `${LRI}+${formatNumber(n, digits)}${PDI}` : formatNumber(n, digits);
}

export function formatPercent(part: number, whole: number, digits: Digits): string {
  const n = whole > 0 ? Math.round((100 * part) / whole) : 0;
  return `${LRI}${formatNumber(n, digits)}${digits === 'fa' ? '٪' : '%'}${PDI}`;
}

export function formatClock(ms: number, digits: Digits): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return LRI + digitsIn(text, digits) + PDI;
}

// A table's code as people read it: three digits, a gap, three digits.
export function formatCode(code: string, digits: Digits): string {
  return LRI + digitsIn(`${code.slice(0, 3)} ${code.slice(3)}`, digits) + PDI;
}
