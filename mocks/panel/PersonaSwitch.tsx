/** The part of the demo panel with the ten personas; choosing one signs in as them. */
import Cookies from 'js-cookie'
import { withBase } from '@/lib/routing/base-path'
import type { Backend } from '../backend'
import { type DemoPersona, personas, personaUserId } from '../personas'
import { signInAs } from './sign-in-as'

/** The ten demo personas; choosing one signs in as them and opens the portal's start page. */
export function PersonaSwitch({ backend, say }: { backend: Backend; say(message: string): void }) {
  const current = backend.db.sessions.get(Cookies.get('portal_token') ?? '')?.userId

  const change = async (persona: DemoPersona) => {
    say(`正在以“${persona.name}”登录…`)
    try {
      await signInAs(persona, backend)
      window.location.assign(withBase('/'))
    } catch (error) {
      say(`登录失败：${error instanceof Error ? error.message : '请稍后再试'}`)
    }
  }

  return (
    <>
      <h3>切换身份</h3>
      <ul className="personas">
        {personas.map((persona) => (
          <li key={persona.id}>
            <button
              type="button"
              className="persona"
              aria-current={current === personaUserId(persona.id) ? 'true' : undefined}
              onClick={() => change(persona)}
            >
              {persona.name}
              <small>{persona.note}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
