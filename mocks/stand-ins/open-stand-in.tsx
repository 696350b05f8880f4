import { createRoot } from 'react-dom/client'
import { withoutBase } from '@/lib/base-path'
import { App } from './App'
import { OneStop } from './OneStop'
import './stand-in.css'
import { Wechat } from './Wechat'

const pages: Readonly<Record<string, () => React.JSX.Element>> = {
  '/stand-in/wechat': Wechat,
  '/stand-in/one-stop': OneStop,
  '/stand-in/app': App,
}

/**
 * Plays another platform in the demonstration: WeChat, the one-stop service, a system that people sign in to from here. Each is a
 * document of its own, which the portal is left for, as the real ones are.
 * @returns whether the address is one of theirs: then there is no portal to draw
 */
export function openStandIn(): boolean {
  const Page = pages[withoutBase(window.location.pathname)]
  const root = document.getElementById('root')
  if (!Page || !root) return false
  document.getElementById('first-paint')?.remove()
  createRoot(root).render(<Page />)
  return true
}
