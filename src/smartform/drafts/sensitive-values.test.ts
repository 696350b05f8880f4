/** Tests of splitting sensitive values off a draft. */
import { describe, expect, it } from 'vitest'
import { readForm } from '../../../tests/smartform/small-form'
import type { FieldNode } from '../schema/nodes'
import { joinValue, splitValue } from './sensitive-values'

const { fields } = readForm([
  { kind: 'text', id: 'name', label: '姓名' },
  { kind: 'text', id: 'account', label: '银行账号', sensitive: true },
  {
    kind: 'table',
    id: 'members',
    label: '成员',
    columns: [
      { kind: 'text', id: 'name', label: '姓名' },
      { kind: 'text', id: 'certificate', label: '证件号码', sensitive: true },
    ],
  },
])
const node = (id: string) => fields.get(id) as FieldNode
const rows = [
  { id: 'a', cells: { name: '张三', certificate: '310101199001011234' } },
  { id: 'b', cells: { name: '李四', certificate: '' } },
]

describe('a draft without encryption', () => {
  it('contains ordinary answers', () => {
    expect(splitValue(node('name'), '张三')).toEqual({ clear: '张三', secret: null })
  })

  it('never contains a sensitive field or sensitive cells of a table', () => {
    expect(splitValue(node('account'), '6222')).toEqual({ secret: { '': '6222' } })
    const split = splitValue(node('members'), rows)
    expect(JSON.stringify(split.clear)).not.toContain('310101199001011234')
    expect(split.clear).toEqual([
      { id: 'a', cells: { name: '张三' } },
      { id: 'b', cells: { name: '李四', certificate: '' } },
    ])
    expect(split.secret).toEqual({ 'a/certificate': '310101199001011234' })
  })

  it('is merged with the encrypted part to the same answers while the key exists', () => {
    const { clear, secret } = splitValue(node('members'), rows)
    const joined = joinValue(node('members'), clear, secret, 1, undefined)
    expect(joined).toEqual({ value: rows, lost: 0 })
    expect(joinValue(node('account'), undefined, { '': '6222' }, 1, undefined)).toEqual({ value: '6222', lost: 0 })
  })

  it('keeps other answers, uses the server’s values, and counts the lost ones, without the key', () => {
    const { clear } = splitValue(node('members'), rows)
    const server = [{ id: 'a', cells: { name: '张', certificate: '旧' } }]
    expect(joinValue(node('members'), clear, null, 1, server)).toEqual({
      value: [
        { id: 'a', cells: { name: '张三', certificate: '旧' } },
        { id: 'b', cells: { name: '李四', certificate: '' } },
      ],
      lost: 1,
    })
    expect(joinValue(node('account'), undefined, null, 1, '旧')).toEqual({ lost: 1 })
  })

  it('keeps a cleared answer empty, with the key or without', () => {
    const server = [{ id: 'b', cells: { name: '李四', certificate: '310101199001011234' } }]
    const { clear, secret } = splitValue(node('members'), [rows[1] ?? { id: 'b', cells: {} }])
    expect(secret).toBeNull()
    expect(joinValue(node('members'), clear, null, 0, server)).toEqual({ value: [rows[1]], lost: 0 })
    const account = splitValue(node('account'), '')
    expect(joinValue(node('account'), account.clear, account.secret, 0, '6222')).toEqual({ value: '', lost: 0 })
  })
})
