/** Turns a call that may fail into a result, for forms before the login that show failures in place. */

import '@/session/network'
import { failureOf, failureTextInPage } from '@/api/errors/failure'

/** A refused call: its code (null for none) and message. */
interface Refusal {
  ok: false
  code: number | null
  message: string
}

/** The result of a call. */
export type Attempt<R> = { ok: true; data: R } | Refusal

/** Makes a call and never rejects: the caller shows a failure in place, so no notice appears. */
export async function attempt<R>(call: () => Promise<R>): Promise<Attempt<R>> {
  try {
    return { ok: true, data: await call() }
  } catch (error) {
    return { ok: false, code: failureOf(error).code, message: failureTextInPage(error) }
  }
}
