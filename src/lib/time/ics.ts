/** Writes .ics calendar files of all-day due dates; for the due calendar and the private calendar address. */

/** One all-day event of a calendar. */
export interface CalendarDay {
  /** Stable across exports of the same event. */
  uid: string
  /** `YYYY-MM-DD`. */
  day: string
  title: string
  description: string
  /** An absolute URL. */
  url: string
}

/** A calendar file (RFC 5545) of all-day events that block no time. `at` is the creation timestamp. */
export function icsOf(name: string, days: readonly CalendarDay[], at: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//science-portal//todos//ZH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...days.flatMap(({ uid, day, title, description, url }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${new Date(at).toISOString().replace(/-|:|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(description)}`,
      `URL:${url}`,
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Escapes a text value (section 3.3.11). */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u0085\p{Zl}\p{Zp}]/gu, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Longest line in octets (section 3.1). */
const longest = 75

/** Folds a line: continuation lines start with a space, and no character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let length = 0
  return [...line]
    .map((char) => {
      const octets = encoder.encode(char).length
      const folds = length + octets > longest
      length = folds ? 1 + octets : length + octets
      return folds ? `\r\n ${char}` : char
    })
    .join('')
}
