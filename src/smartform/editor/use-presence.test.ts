/** Tests of the presence of other people in a form. */
import { describe, expect, it } from 'vitest'
import { sampleForm } from '../../../tests/smartform/sample-form'
import { parseDefinition } from '../schema/parse-definition'
import { presenceTexts } from './use-presence'

const form = parseDefinition(sampleForm)
const wang = { name: '王芳', own: false }
const me = { name: '我', own: true }

describe('presence of other users in a form', () => {
  it.each([
    ['nobody', [], []],
    ['another user on this page', [{ ...wang, pageId: 'basics' }], ['王芳 正在本页填写']],
    ['the user’s other tab', [{ ...me, pageId: 'basics' }], ['您在另一个标签页也打开了本页']],
    ['another user on another page', [{ ...wang, pageId: 'budget' }], ['王芳 正在填写“经费预算”']],
    [
      'several, those here first, each once',
      [
        { ...wang, pageId: 'budget' },
        { ...me, pageId: 'basics' },
        { ...me, pageId: 'basics' },
      ],
      ['您在另一个标签页也打开了本页', '王芳 正在填写“经费预算”'],
    ],
    ['another user on a page unknown to this version', [{ ...wang, pageId: 'gone' }], []],
  ])('%s', (_case, others, texts) => {
    expect(presenceTexts(form, others, 'basics')).toEqual(texts)
  })
})
