import Cookies from 'js-cookie'
import { useState } from 'react'
import type { Backend } from '../backend'

/** Begins anew; asks first, since everything that was filled in goes. */
export function ResetData({ backend, say }: { backend: Backend; say(message: string): void }) {
  const [asking, setAsking] = useState(false)

  const reset = async () => {
    say('正在重置…')
    await backend.reset()
    Cookies.remove('portal_token', { path: '/' })
    window.location.assign('/')
  }

  return (
    <>
      <h3>演示数据</h3>
      {asking ? (
        <>
          <p className="hint">将清除所有填报、上传的文件和登录，恢复到初始数据，无法撤销。</p>
          <div className="row">
            <button type="button" onClick={reset}>
              确认重置
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              取消
            </button>
          </div>
        </>
      ) : (
        <button type="button" onClick={() => setAsking(true)}>
          重置演示数据
        </button>
      )}
    </>
  )
}
