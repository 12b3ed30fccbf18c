// Dates as people write them: Solar Hijri in Persian, Gregorian in English, digits as preferred.
import { preferences } from '../app/preferences.svelte';

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const persian = preferences.language === 'fa';
  const local = persian ? preferences.numbers !== 'latin' : preferences.numbers === 'fa';
  const locale = `${persian ? 'fa-IR-u-ca-persian' : 'en-GB-u-ca-gregory'}-nu-${local ? 'arabext' : 'latn'}`;
  return new Intl.DateTimeFormat(locale, options);
}

export function dayOf(ms: number): string {
  return formatter({ day: 'numeric', month: 'long', year: 'numeric' }).format(ms);
}

export function momentOf(ms: number): string {
  return formatter({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hour12: false }).format(ms);
}
