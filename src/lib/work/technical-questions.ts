/** Reads the questions about a technical report and their answers from its history; for screens, print and PDF. */

/** What is read of a step in a history. */
interface Entry {
  id: string
  step: string
  actorName: string
  at: number
  opinion?: string | null
}

/** A question of the department about a technical report, with what came of it. */
export interface TechnicalQuestion {
  id: string
  text: string
  by: string
  at: number
  answer: { text: string; by: string; at: number } | null
  /** `open`: the leader has it; `lapsed`: the date passed without an answer. */
  state: 'open' | 'answered' | 'withdrawn' | 'lapsed'
}

/** Reads the questions and answers from a technical evaluation's history, the newest first. */
export function technicalQuestions(entries: readonly Entry[]): TechnicalQuestion[] {
  const questions: TechnicalQuestion[] = []
  for (const { id, step, actorName: by, at, opinion } of entries) {
    const last = questions[0]
    if (step === 'ASK') questions.unshift({ id, text: opinion ?? '', by, at, answer: null, state: 'open' })
    else if (last?.state !== 'open') continue
    else if (step === 'ANSWER') questions[0] = { ...last, answer: { text: opinion ?? '', by, at }, state: 'answered' }
    else if (step === 'WITHDRAW') questions[0] = { ...last, state: 'withdrawn' }
    else if (step === 'LAPSE') questions[0] = { ...last, state: 'lapsed' }
  }
  return questions
}
