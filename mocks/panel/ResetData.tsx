/** The part of the demo panel that adds test data and resets everything. */

import Cookies from 'js-cookie'
import { useState } from 'react'
import { cookiePath, withBase } from '@/lib/routing/base-path'
import type { Backend } from '../backend'
import { serverNow } from '../clock'
import { addManyMessages } from '../db/seeds/many-messages'
import { addManyProjects } from '../db/seeds/many-projects'
import { addManyReports } from '../db/seeds/many-reports'
import { unitIds } from '../db/seeds/units'

/** Number of projects added at once, to test lists under load. */
const many = 500
/** Number of bases' annual reports, to test their statistics under load. */
const manyReports = 2000
/** Number of messages for the signed-in person, to test the inbox under load. */
const manyMessages = 10_000

/** Adds test data, or resets all data; a reset asks first, because everything filled in is deleted. */
export function ResetData({ backend, say }: { backend: Backend; say(message: string): void }) {
  const [asking, setAsking] = useState(false)

  const reset = async () => {
    say('正在重置…')
    await backend.reset()
    Cookies.remove('portal_token', { path: cookiePath })
    window.location.assign(withBase('/'))
  }

  const addMany = async () => {
    say('正在加入…')
    await backend.transaction(() => addManyProjects(backend.db, unitIds.university, many))
    say(`上海申江大学已多出 ${many} 个项目，可以看看各列表。`)
  }

  const addReports = async () => {
    say('正在加入…')
    await backend.transaction(() => addManyReports(backend.db, manyReports, serverNow()))
    say(`已多出六年的 ${manyReports} 份基地年度报告，可以看看基地年度检查统计。`)
  }

  const addMessages = async () => {
    const userId = backend.db.sessions.get(Cookies.get('portal_token') ?? '')?.userId
    if (!userId) return say('请先登录，再加入消息。')
    say('正在加入…')
    await backend.transaction(() => addManyMessages(backend.db, userId, manyMessages, serverNow()))
    window.dispatchEvent(new Event('focus'))
    say(`已多出 ${manyMessages} 条通知和消息，可以看看通知和消息。`)
  }

  return (
    <>
      <h3>演示数据</h3>
      <button type="button" onClick={() => void addMany()}>
        加入 {many} 个项目
      </button>
      <button type="button" onClick={() => void addReports()}>
        加入 {manyReports} 份年度报告
      </button>
      <button type="button" onClick={() => void addMessages()}>
        加入 {manyMessages} 条消息
      </button>
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
