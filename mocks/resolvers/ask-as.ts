/** Lets tests call the embedded backend as a persona, without HTTP. */

import { type EndpointName, endpointNames } from '@/api/endpoint-names'
import { type Backend, createBackend } from '../backend'
import { memoryBlobs } from '../blobs'
import { serverNow } from '../clock'
import { answerGraphql } from '../execute'
import type { PersonaId } from '../personas'
import { schemaOf } from '../schemas'
import { memoryNetworkStore } from '../simulated-network'

/** A call's response: its data, or the refusal's code with its facts. */
interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
  data: any
  code: number | null
  facts: Readonly<Record<string, unknown>>
}

export type Ask = (call: string, variables?: Record<string, unknown>) => Promise<Answer>

/** A separate backend for one test file, without HTTP. */
export function backendForTest(): Backend {
  return createBackend({ blobs: memoryBlobs(), network: memoryNetworkStore() })
}

/** The endpoint whose contract defines the call; `program` where several do. */
function endpointOf(field: string): EndpointName {
  const has = (name: EndpointName) => {
    const schema = schemaOf(name)
    return field in (schema.getQueryType()?.getFields() ?? {}) || field in (schema.getMutationType()?.getFields() ?? {})
  }
  return has('program') ? 'program' : (endpointNames.find(has) ?? 'program')
}

/** Sends a call as a persona. `call` is an operation with one field and declared variables. */
export function askAs(backend: Backend, persona: PersonaId | { userId: string }): Ask {
  const token = typeof persona === 'string' ? backend.signIn(persona) : signInUser(backend, persona.userId)
  return async (call, variables = {}) => {
    const field = /\{\s*(\w+)/.exec(call)?.[1] ?? ''
    const { db, blobs } = backend
    const request = { query: call, variables }
    const { body } = await answerGraphql(endpointOf(field), request, {
      db,
      blobs,
      token,
      now: serverNow(),
    })
    const error = body.errors?.[0]
    const { code = null, ...facts } = (error?.extensions ?? {}) as { code?: number }
    if (error && code === 500) throw new Error(error.message)
    const data = body.data as Record<string, unknown> | null | undefined
    return { data: data?.[field] ?? null, code, facts }
  }
}

function signInUser(backend: Backend, userId: string): string {
  const id = `token-${userId}`
  if (!backend.db.sessions.get(id)) backend.db.sessions.insert({ id, userId, expiresAt: serverNow() + 3600_000 })
  return id
}
