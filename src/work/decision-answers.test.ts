/** How a notice about the draft of a decision names its parts. */
import { expect, it } from 'vitest'
import { wordsOfDecision } from './decision-answers'

it.each([
  ['each remark', ['写明依据', '补充附件'], '写明依据；补充附件'],
  ['no remark that nothing is written in yet', ['写明依据', '', ' '], '写明依据'],
  ['nothing where none is written', [''], ''],
])('quotes %s', (_case, texts, expected) => {
  const remarks = texts.map((text) => ({ path: 'name', text, need: 'required' as const }))
  expect(wordsOfDecision('remarks', remarks, [])).toEqual({ label: '需要修改的内容', text: expected })
})
