import { withBase } from '@/lib/routing/base-path'
import { receivedLinks } from '../received-links'

/** The demo mailbox, and another system that signs people in through this one. */
const links = [...receivedLinks, ['/api/stand-in/app', '用平台账号登录其他系统']] as const

export function EntryLinks() {
  return (
    <>
      <h3>收到的链接</h3>
      <ul className="links">
        {links.map(([href, name]) => (
          <li key={href}>
            <a href={withBase(href)}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
