/** The part of the demo panel with links that people received by message, and one to a simulated other system that signs people in here. */

import { useEffect, useState } from 'react'
import { withBase } from '@/lib/routing/base-path'
import type { Backend } from '../backend'
import { linksReceived } from '../received-links'

/** Another system that signs people in through this one. */
const externalSystem = ['/api/simulated/app', '用平台账号登录其他系统'] as const

export function EntryLinks({ backend }: { backend: Backend }) {
  const [links, setLinks] = useState<ReturnType<typeof linksReceived>>([])

  useEffect(() => {
    const look = async () => setLinks(await backend.transaction(() => linksReceived(backend.db)))
    look()
    const timer = setInterval(look, 2000)
    return () => clearInterval(timer)
  }, [backend])

  return (
    <>
      <h3>收到的链接</h3>
      <ul className="links">
        {[...links, externalSystem].map(([href, name]) => (
          <li key={href}>
            <a href={withBase(href)}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
