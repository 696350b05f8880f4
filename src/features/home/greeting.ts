/** The greeting of home by the hour in Beijing: morning, forenoon, noon, afternoon, evening. */
import { text } from '@/lib/i18n/i18n'

const night = text('晚上好，{name}')
const greetings: readonly [before: number, words: string][] = [
  [9, text('早上好，{name}')],
  [12, text('上午好，{name}')],
  [14, text('中午好，{name}')],
  [20, text('下午好，{name}')],
]

/**
 * How to greet in this hour of Beijing (0 to 23): before 9 morning, up to and with 11 forenoon, up to and with 13 noon, before 20
 * afternoon, else evening (specification, section 9). A Chinese key with a place for the name.
 */
export function greetingAt(hour: number): string {
  return greetings.find(([before]) => hour < before)?.[1] ?? night
}
