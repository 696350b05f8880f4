import { serverNow } from '../clock'
import { giveTicket } from '../ways-in/tickets'
import { goBack } from './go-back'

const accounts = [
  { id: 'wx-zhao', name: '赵立群的微信', note: '已绑定' },
  { id: 'wx-new', name: '一个新的微信', note: '未绑定' },
  { id: 'wx-other', name: '另一个新的微信', note: '未绑定' },
] as const

/** Seven by seven squares that look like a code; nothing is in them. */
const squares = [0x7f, 0x41, 0x5d, 0x55, 0x5d, 0x49, 0x6b]

/** Plays WeChat's page with the code: whoever is chosen has scanned it. */
export function Wechat() {
  return (
    <main className="stand-in">
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
      <ul>
        {accounts.map(({ id, name, note }) => (
          <li key={id}>
            <button type="button" onClick={() => goBack({ code: giveTicket(id, serverNow()) })}>
              {name}（{note}）
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => goBack({})}>
            取消登录
          </button>
        </li>
      </ul>
    </main>
  )
}
