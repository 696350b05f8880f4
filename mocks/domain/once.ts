/** Runs a create call once per idempotency key; used by the resolvers of creating mutations. */

import { type BackendContext, requireCaller } from '../context'

/** How long an idempotency key is remembered, in milliseconds. */
const remembered = 24 * 3600_000

/**
 * Runs a create call once per idempotency key of the caller: a repeated key returns the first response and creates
 * nothing. Refusals are not remembered.
 */
export function once<Answer>(context: BackendContext, call: string, key: string, make: () => Answer): Answer {
  const { db, now } = context
  const id = [requireCaller(context).id, call, key].join(' ')
  const known = db.keyedAnswers.get(id)
  // The same call stored this response, so its type is known.
  if (known) return known.answer as Answer
  for (const { id: old } of db.keyedAnswers.where(({ at }) => at < now - remembered)) db.keyedAnswers.remove(old)
  const answer = make()
  db.keyedAnswers.insert({ id, at: now, answer })
  return answer
}
