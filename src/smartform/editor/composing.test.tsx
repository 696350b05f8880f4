/** Tests of saving text that is composed with an input method. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openSample } from '../../../tests/smartform/open-sample'
import { smallForm } from '../../../tests/smartform/small-form'

const columns = [{ kind: 'text', id: 'c', label: '说明' }]
const form = smallForm([
  { kind: 'text', id: 'text', label: '名称' },
  { kind: 'longText', id: 'long', label: '简介' },
  { kind: 'email', id: 'email', label: '邮箱' },
  { kind: 'table', id: 'rows', label: '明细', columns },
])
const values = { rows: [{ id: 'r1', cells: { c: '' } }] }
const word = '写到一半'

/** What the server was given for a field, newest last. */
const contentOf = (ports: ReturnType<typeof openSample>['ports'], id: string) =>
  ports.save.mock.calls.map(([, { values: sent }]) => JSON.stringify(sent[id as keyof typeof sent]) ?? '')

describe.each([
  ['text', /^名称/],
  ['long', /^简介/],
  ['email', /^邮箱/],
  ['rows', /^第 1 行 说明/],
])('text composed with an input method in %s is saved', (id, label) => {
  const begin = async () => {
    const opened = openSample({ definition: form, pageId: 'p', content: { values } })
    const field = await screen.findByRole('textbox', { name: label })
    fireEvent.focus(field)
    fireEvent.compositionStart(field)
    fireEvent.change(field, { target: { value: word } })
    return { ...opened, field }
  }

  it('when the focus moves before the composition ends', async () => {
    const { ports, field } = await begin()
    fireEvent.blur(field)
    await waitFor(() => expect(contentOf(ports, id).at(-1)).toContain(word))
    expect(screen.getByDisplayValue(word)).toBeTruthy()
  })

  it('when a save happens during the composition, which continues', async () => {
    const { ports, field } = await begin()
    await waitFor(() => expect(contentOf(ports, id).at(-1)).toContain(word))
    // The same element still: another would end the word.
    expect(screen.getByRole('textbox', { name: label })).toBe(field)
    fireEvent.change(field, { target: { value: `${word}了` } })
    fireEvent.compositionEnd(field)
    await waitFor(() => expect(contentOf(ports, id).at(-1)).toContain(`${word}了`))
  })
})
