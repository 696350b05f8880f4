/** The part of the demo panel that slows, breaks or ends the connection. */

import { useEffect, useState } from 'react'
import { calm, type NetworkState, type SimulatedNetwork } from '../simulated-network'

function stateOf(network: SimulatedNetwork): NetworkState {
  const { delay, offline, nextCode, nextStatus, nextMalformed } = network
  return { delay, offline, nextCode, nextStatus, nextMalformed }
}

/** The next request's simulated result, in words. */
function nextInWords({ nextCode, nextStatus, nextMalformed }: NetworkState): string {
  if (nextMalformed) return '返回无法识别的内容'
  if (nextStatus !== null) return `返回 HTTP ${nextStatus}`
  return nextCode === null ? '正常' : `返回代码 ${nextCode}`
}

/**
 * Controls of the simulated network conditions: slow, offline, next call fails, session ends. Another tab's changes
 * appear within a second.
 */
export function NetworkControls({ network, say }: { network: SimulatedNetwork; say(message: string): void }) {
  const [state, setState] = useState(() => stateOf(network))
  const [failure, setFailure] = useState('60345')

  useEffect(() => {
    const timer = setInterval(() => setState(stateOf(network)), 1000)
    return () => clearInterval(timer)
  }, [network])

  const change = (changes: Partial<NetworkState>) => {
    Object.assign(network, changes)
    setState(stateOf(network))
  }

  const failNext = () => {
    const code = Number(failure)
    const once = { nextCode: calm.nextCode, nextStatus: calm.nextStatus, nextMalformed: calm.nextMalformed }
    if (failure === 'malformed') change({ ...once, nextMalformed: true })
    else if (!Number.isInteger(code) || code <= 0) return say('请输入数字代码')
    else if (code < 600) change({ ...once, nextStatus: code })
    else change({ ...once, nextCode: code })
    say('下一次请求将失败')
  }

  const expire = async () => {
    await network.expireNow()
    say('所有登录已过期')
  }

  return (
    <>
      <h3>服务器状况</h3>
      <div className="row">
        <label>
          响应延时
          <select value={state.delay} onChange={(event) => change({ delay: Number(event.target.value) })}>
            <option value={0}>0 秒</option>
            <option value={1000}>1 秒</option>
            <option value={3000}>3 秒</option>
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={state.offline}
            onChange={(event) => change({ offline: event.target.checked })}
          />
          断开网络
        </label>
      </div>
      <div className="row">
        <label>
          失败代码
          <input
            type="text"
            inputMode="numeric"
            value={failure}
            list="failures"
            onChange={(event) => setFailure(event.target.value.trim())}
          />
        </label>
        <datalist id="failures">
          <option value="60345">未实名认证</option>
          <option value="60347">申报已截止</option>
          <option value="60902">科技奖填报已截止</option>
          <option value="500">服务器错误（HTTP）</option>
          <option value="401">无权限（HTTP）</option>
          <option value="malformed">无法识别的内容</option>
        </datalist>
        <button type="button" onClick={failNext}>
          下一次请求失败
        </button>
      </div>
      <p className="hint">下一次请求：{nextInWords(state)}。代码小于 600 时按 HTTP 状态返回。</p>
      <button type="button" onClick={expire}>
        让登录立即过期
      </button>
    </>
  )
}
