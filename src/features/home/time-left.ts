import { t } from '@/lib/i18n'

const hour = 3_600_000
const day = 24 * hour
/** From here on a deadline is near, in milliseconds. */
const nearness = 3 * day

/** How long until a deadline by the server's clock, in words, and whether it is near; both in milliseconds since 1970. */
export function timeLeft(until: number, serverTime: number): { words: string; near: boolean } {
  const left = until - serverTime
  const near = left < nearness
  if (left <= 0) return { words: t('已截止'), near }
  if (left < hour) return { words: t('还剩不到 1 小时'), near }
  if (left < day) return { words: t('还剩 {n} 小时', { n: Math.floor(left / hour) }), near }
  return { words: t('还剩 {n} 天', { n: Math.floor(left / day) }), near }
}
