/** What the commission's decision log can be narrowed to. */
import { expect, it } from 'vitest'
import { logStepLabel, logSteps } from './log-words'

it('offers each step once, in Chinese, those of invitations with the others', () => {
  expect(new Set(logSteps).size).toBe(logSteps.length)
  const labels = logSteps.map((step) => logStepLabel('', step))
  expect(labels.filter((label) => !/^\p{Script=Han}+$/u.test(label))).toEqual([])
  expect(labels).toEqual(
    expect.arrayContaining(['审核通过', '立项结论', '期限已过', '撤回专家邀请', '专家接受邀请', '专家谢绝邀请']),
  )
})
