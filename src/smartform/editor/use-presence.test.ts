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
    ['somebody on this page', [{ ...wang, pageId: 'basics' }], ['王芳 正在本页填写']],
    ['my other tab', [{ ...me, pageId: 'basics' }], ['您在另一个标签页也打开了本页']],
    ['somebody on another page', [{ ...wang, pageId: 'budget' }], ['王芳 正在填写“经费预算”']],
    [
      'several, those here first, each once',
      [
        { ...wang, pageId: 'budget' },
        { ...me, pageId: 'basics' },
        { ...me, pageId: 'basics' },
      ],
      ['您在另一个标签页也打开了本页', '王芳 正在填写“经费预算”'],
    ],
    ['somebody on a page this version does not have', [{ ...wang, pageId: 'gone' }], []],
  ])('%s', (_case, others, texts) => {
    expect(presenceTexts(form, others, 'basics')).toEqual(texts)
  })
})
