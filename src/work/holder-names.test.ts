/** Tests of the next holder's name in the receipt. */
import { describe, expect, it } from 'vitest'
import type { WorkRowFragment } from './graphql/works.workflow.generated'
import { nextHolder } from './holder-names'

const row = (kind: string, state: string, more: object = {}) =>
  ({
    ...{
      kind,
      kindVersion: 1,
      state,
      unitId: 'u',
      unitName: '上海申江大学',
      creatorName: '陈思远',
      department: '高新技术处',
    },
    ...{ facts: { nominator: '上海市智能技术学会' }, ...more },
  }) as unknown as WorkRowFragment

describe('the receipt of a submission names its next holder', () => {
  it.each([
    ['申报书', row('DECLARATION', 'DRAFT'), '上海申江大学'],
    ['奖励提名材料', row('AWARD_REPORT', 'FILLING'), '上海市智能技术学会'],
    ['补正材料', row('AWARD_MATERIAL', 'FILLING'), '市科学技术委员会'],
    ['公示异议', row('AWARD_OBJECTION', 'FILLING'), '市科学技术委员会'],
    ['专家入库申请', row('EXPERT_APPLICATION', '0'), '上海申江大学'],
    ['这里不认识的事项', row('NONE', 'DRAFT'), '上海申江大学'],
    ['没有单位的特邀专家', row('EXPERT_APPLICATION', '0', { unitId: '' }), '市科学技术委员会'],
  ])('%s', (_case, work, holder) => {
    expect(nextHolder(work)).toBe(holder)
  })
})
