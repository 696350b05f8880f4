import { type BackendContext, requireCaller } from '../context'

/** How long a key is remembered, in milliseconds. */
const remembered = 24 * 3600_000

/**
 * Makes something under a key of the caller's, once: asked again with a key that was answered, it gives the first answer again and
 * makes nothing. What is refused is not remembered.
 */
export function once<Answer>(context: BackendContext, call: string, key: string, make: () => Answer): Answer {
  const { db, now } = context
  const id = [requireCaller(context).id, call, key].join(' ')
  const known = db.keyedAnswers.get(id)
  // Whoever asks by this call gave the answer that is kept.
  if (known) return known.answer as Answer
  for (const { id: old } of db.keyedAnswers.where(({ at }) => at < now - remembered)) db.keyedAnswers.remove(old)
  const answer = make()
  db.keyedAnswers.insert({ id, at: now, answer })
  return answer
}
