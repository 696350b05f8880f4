import { t, text } from '@/lib/i18n'

export type ReviewDecision = 'PASS' | 'RETURN' | 'REFUSE'

/** A comment pinned to a field of what was filed. */
export interface FieldNote {
  path: string
  text: string
}

/** A review as it is being written; `decision` is null until one is chosen, so that nothing is approved by accident. */
export interface ReviewDraft {
  decision: ReviewDecision | null
  opinion: string
  notes: readonly FieldNote[]
}

export const emptyReview: ReviewDraft = { decision: null, opinion: '', notes: [] }

/** Longest opinion, in characters as a person counts them. */
export const opinionLimit = 500
/** Longest comment at a field. */
const noteLimit = 200

export interface DecisionInfo {
  value: ReviewDecision
  label: string
  hint: string
  opinionRequired: boolean
}

/** The three decisions, what each leads to, and whether it needs an opinion (603004 without). */
export const decisions: readonly DecisionInfo[] = [
  { value: 'PASS', label: text('通过'), hint: text('申报书进入下一环节，意见可不填。'), opinionRequired: false },
  { value: 'RETURN', label: text('退回修改'), hint: text('申报人按意见修改后可再次提交。'), opinionRequired: true },
  {
    value: 'REFUSE',
    label: text('不予受理'),
    hint: text('本次申报到此终止，申报人不能再修改或提交。'),
    opinionRequired: true,
  },
]

export interface ReviewProblem {
  place: 'decision' | 'opinion' | 'note'
  /** Which note. */
  index?: number
  message: string
}

const characters = (value: string) => [...value].length

/** What hinders a review from being sent, in the order of the form; empty when nothing does. */
export function reviewProblems(review: ReviewDraft): ReviewProblem[] {
  const problems: ReviewProblem[] = []
  if (review.decision === null) problems.push({ place: 'decision', message: t('请选择审核结论') })
  const opinion = review.opinion.trim()
  const needed = decisions.find((one) => one.value === review.decision)?.opinionRequired
  if (needed && opinion === '') problems.push({ place: 'opinion', message: t('请填写审核意见') })
  if (characters(opinion) > opinionLimit)
    problems.push({
      place: 'opinion',
      message: t('审核意见不能超过 {limit} 个字，现在 {n} 个', { limit: opinionLimit, n: characters(opinion) }),
    })
  if (review.decision !== 'RETURN') return problems
  review.notes.forEach((note, index) => {
    if (note.path === '') problems.push({ place: 'note', index, message: t('请选择意见对应的填报项') })
    else if (note.text.trim() === '') problems.push({ place: 'note', index, message: t('请填写这一项需要怎样修改') })
    else if (characters(note.text.trim()) > noteLimit)
      problems.push({
        place: 'note',
        index,
        message: t('批注不能超过 {limit} 个字，现在 {n} 个', { limit: noteLimit, n: characters(note.text.trim()) }),
      })
  })
  return problems
}
