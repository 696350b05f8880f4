/** The imitated QR code page of WeChat: whoever is chosen counts as having scanned; for `answer-external-platform.tsx`. */

import { Choices } from './Choices'
import type { PlatformPageProps } from './platform-page-props'

const choices = [
  ['wx-zhao', '赵立群的微信（已绑定）'],
  ['wx-new', '一个新的微信（未绑定）'],
  ['wx-other', '另一个新的微信（未绑定）'],
  ['cancelled', '取消登录'],
] as const

/** Seven by seven squares that look like a QR code; they encode nothing. */
const squares = [0x7f, 0x41, 0x5d, 0x55, 0x5d, 0x49, 0x6b]

/** Plays WeChat's QR code page: the chosen person counts as having scanned it. */
export function Wechat({ url }: PlatformPageProps) {
  return (
    <main className="external-platform">
      <h1>微信登录（演示）</h1>
      <svg viewBox="0 0 7 7" width="140" height="140" role="img" aria-label="演示用二维码">
        {squares.flatMap((row, y) =>
          [...row.toString(2).padStart(7, '0')].map((bit, x) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the squares never move
            bit === '1' ? <rect key={`${x}-${y}`} x={x} y={y} width="1" height="1" /> : null,
          ),
        )}
      </svg>
      <p>选择由哪个微信扫码：</p>
      <Choices url={url} options={choices} />
    </main>
  )
}
