/** The backend's rules of technical report evaluations: a question to the leader names the date of its answer. */

import { joined } from '../../domain/inform'
import { fail } from '../../fail'
import type { WorkRules } from '../rules'

/** The longest time to answer a question. */
const longest = 60 * 24 * 3600_000

/** A question names the date of its answer (`answerBy`): still to come and within 60 days, else 600. */
export const technicalEvaluationRules: WorkRules = {
  guard({ now }, { action, facts: { answerBy } }) {
    if (action !== 'ASK') return
    if (typeof answerBy !== 'number' || !(answerBy > now && answerBy <= now + longest)) fail(600)
  },
  took(_context, { action, facts: { answerBy } }, work) {
    return action === 'ASK' ? { facts: { ...work.facts, answerBy } } : undefined
  },
  resultMessage(_context, action, { title }) {
    if (action !== 'ASK') return undefined
    const about = [`对《${title}》技术报告的提问`, `A question about the technical report of “${title}”`] as const
    return { title: about, content: joined(about, ['，请在期限内答复。', '. Please answer it in time. ']) }
  },
}
