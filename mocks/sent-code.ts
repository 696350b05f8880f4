/** The last code sent to a persona's mobile, for signing a persona in from the demo panel. */

import type { Backend } from './backend'
import { type DemoPersona, personaUserId } from './personas'
import { newestCode } from './verification-codes'

/** The code that was last sent to a persona's mobile; empty where none was. */
export function sentCode(backend: Backend, { id }: DemoPersona): Promise<string> {
  return backend.transaction(() => {
    const mobile = backend.db.users.get(personaUserId(id))?.userMobile
    return newestCode(backend.db, mobile ?? '')?.code ?? ''
  })
}
