/** Verification codes of the embedded backend: sent to a mobile or e-mail, checked, limited in number and time; errors 60104, 60106, 60131 … */

import type { BackendContext } from './context'
import type { Database } from './db/database'
import { newId } from './db/new-id'
import type { VerificationCodeRow } from './db/rows'
import { day } from './domain/durations'
import { fail } from './fail'

/** Resend delay of a code, in milliseconds. */
export const resendAfter = 60_000
/** Lifetime, daily limit and allowed wrong attempts of a code. */
const goodFor = 5 * 60_000
const perDay = 10
const allowedTries = 5

/** Clients that may request codes, with their keys; a client without a key needs no secret. */
const clients: Readonly<Record<string, string>> = { 'portal-web': 'demonstration' }

/** 60157 for an unknown client, 60158 for a wrong secret. */
export function requireCodeClient({ key, secret }: { key?: string | null; secret?: string | null }): void {
  if (!key) return
  if (!Object.hasOwn(clients, key)) fail(60157)
  if (clients[key] !== secret) fail(60158)
}

function codesOf(db: Database, target: string): VerificationCodeRow[] {
  return db.verificationCodes
    .where({ target })
    .sort((verificationCode, other) => other.sentAt - verificationCode.sentAt)
}

/** The code that was last sent to a mobile or an e-mail address. */
export const newestCode = (db: Database, target: string): VerificationCodeRow | undefined => codesOf(db, target)[0]

/** Whether somebody has typed the code in, who therefore holds the mobile. */
const isUsed = ({ spent, tries }: VerificationCodeRow) => spent && tries < allowedTries

/**
 * Sends a code to a mobile or an e-mail address; the demo panel displays it. 60131 when sent too often.
 * @param forgetsUsed whether codes that were used count no more: their owner signs in again with the password
 */
export function sendCode(context: BackendContext, target: string, forgetsUsed = false): void {
  const { db, now } = context
  const sent = codesOf(context.db, target).filter((code) => code.sentAt > now - day && !(forgetsUsed && isUsed(code)))
  const last = sent[0]
  if (last && now - last.sentAt < resendAfter) fail(60131, { retryAt: last.sentAt + resendAfter })
  const oldest = sent.at(-1)
  if (oldest && sent.length >= perDay) fail(60131, { retryAt: oldest.sentAt + day })
  const code = String((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000).padStart(6, '0')
  db.verificationCodes.insert({ id: newId('code'), target, code, sentAt: now, tries: 0, spent: false })
}

/** Whether the code is the last one sent, unexpired and within its attempts; counts a wrong attempt. */
export function checkCode(context: BackendContext, target: string, code: string): boolean {
  return judge(context, target, code) === 'right'
}

function judge(context: BackendContext, target: string, code: string): 'right' | 'wrong' | 'spent' {
  const last = codesOf(context.db, target)[0]
  if (!last) return 'wrong'
  if (last.spent || last.sentAt + goodFor < context.now) return 'spent'
  if (last.code === code.trim()) return 'right'
  const tries = last.tries + 1
  context.db.verificationCodes.update(last.id, { tries, spent: tries >= allowedTries })
  return 'wrong'
}

/** Marks the code that was last sent as used: its owner has proved in another way who they are. */
export function spendCode(db: Database, target: string): void {
  const last = newestCode(db, target)
  if (last) db.verificationCodes.update(last.id, { spent: true })
}

/** Consumes a code; 60104 for a wrong one, 60106 for one that is expired, used or tried too often. */
export function requireCode(context: BackendContext, target: string, code: string): void {
  const judged = judge(context, target, code)
  if (judged !== 'right') fail(judged === 'wrong' ? 60104 : 60106)
  spendCode(context.db, target)
}
