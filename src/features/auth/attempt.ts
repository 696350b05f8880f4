import '@/session/network'
import { failureOf, textInPlace } from '@/api/errors/failure'

/** A call that was refused: its code, null without one, and why, for the person. */
interface Refusal {
  ok: false
  code: number | null
  message: string
}

/** What came of a call. */
export type Attempt<R> = { ok: true; data: R } | Refusal

/** Makes a call and never rejects: who makes it says in the page what failed, so no notice says it too. */
export async function attempt<R>(call: () => Promise<R>): Promise<Attempt<R>> {
  try {
    return { ok: true, data: await call() }
  } catch (error) {
    return { ok: false, code: failureOf(error).code, message: textInPlace(error) }
  }
}
