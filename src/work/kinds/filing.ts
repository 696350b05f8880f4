/** Describes kinds of work that go through a unit to the commission, such as matchings. */

import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { filling, over, returned, review, unitReview } from './states'
import { toCommission } from './to-commission'

const readers = ['unit', 'office'] as const
/** Who is told what the commission decided: the unit answers for its people's filings. */
const decided = ['creator', 'unit'] as const
const everyone = ['creator', ...readers, 'commission'] as const

/** An outcome at the commission: the state's label, and the title of the letter about it. */
interface Outcome {
  label: string
  letter: string
}

interface FilingOutcomes {
  accepted: Outcome
  refused: Outcome
  /** The button that refuses. */
  refuse: string
  /** Whether accepting grants an amount for each year. */
  grants?: true
}

/**
 * Submissions through a unit to the commission: 填报中 → 待单位审核 → 已提交 → 已受理 → accepted or refused; 退回修改 by the unit,
 * 科委退回 by the commission (domain, section 3, and `docs/kinds-of-work.md`). Corrected as a whole it goes through the unit
 * again; corrected only at named places it returns to the commission directly.
 */
export function filing({
  accepted,
  refused,
  refuse,
  grants,
}: FilingOutcomes): Pick<
  WorkKind,
  'version' | 'maker' | 'of' | 'initial' | 'states' | 'hints' | 'actionLabels' | 'conclusion'
> {
  const back = 'RETURNED_BY_COMMISSION'
  return {
    version: 1,
    maker: text('填报人'),
    of: 'unit',
    initial: 'FILLING',
    states: {
      FILLING: filling(text('填报中'), { SUBMIT: 'UNIT_REVIEW' }, { removable: true }),
      UNIT_REVIEW: review(
        unitReview,
        'unit',
        { PASS: 'SUBMITTED', RETURN: 'RETURNED' },
        { readers: ['office'], due: { from: 'submitted', days: 30 } },
      ),
      RETURNED: filling(returned, { SUBMIT: 'UNIT_REVIEW' }, { colour: 'warning', readers }),
      SUBMITTED: review(
        text('已提交'),
        'commission',
        { RECEIVE: 'RECEIVED', RETURN: back },
        { colour: 'cyan', readers, due: { from: 'since', days: 10 } },
      ),
      RECEIVED: {
        ...review(
          text('已受理'),
          'commission',
          { PASS: 'ACCEPTED', RETURN: back, REFUSE: 'REFUSED' },
          {
            ...{ colour: 'purple', readers, due: { from: 'since', days: 30 } },
            hints: {
              PASS: grants
                ? text('按下面的金额核定，并出具通知书，不能再更改。意见可不填。')
                : text('出具通知书，不能再更改。意见可不填。'),
              REFUSE: text('办理到此结束，理由写入通知书，不能撤回。'),
            },
          },
        ),
        inEnglish: text('科委已受理'),
        informs: ['creator'],
        ...(grants && { grants }),
      },
      [back]: {
        ...filling(
          text('科委退回'),
          { SUBMIT: ['UNIT_REVIEW', 'SUBMITTED', 'RECEIVED'] },
          { colour: 'error', readers: [...readers, 'commission'] },
        ),
        informs: decided,
      },
      ACCEPTED: { ...over(accepted.label, 'success', ...everyone), letter: accepted.letter, informs: decided },
      REFUSED: { ...over(refused.label, 'error', ...everyone), letter: refused.letter, informs: decided },
    },
    actionLabels: { REFUSE: refuse },
    hints: { ...toCommission, RECEIVE: text('开始审核，填报人会收到通知。意见可不填。') },
    conclusion: text('通知书'),
  }
}
