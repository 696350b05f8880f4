// @vitest-environment jsdom
import { createStore, entries } from 'idb-keyval'
import { describe, expect, it } from 'vitest'
import { parseDefinition } from '../schema/parse-definition'
import { findDraft, keepOnDevice } from './device-copy'

const day = 24 * 60 * 60 * 1000
const { fields } = parseDefinition({
  id: 'f',
  version: 1,
  title: '表',
  pages: [
    {
      id: 'p',
      title: '页',
      sections: [
        {
          id: 's',
          fields: [
            { kind: 'text', id: 'name', label: '姓名' },
            { kind: 'text', id: 'account', label: '银行账号', sensitive: true },
          ],
        },
      ],
    },
  ],
})
const keyOf = (userId: string) => ({ userId, contentId: crypto.randomUUID(), formVersion: 1 })
const none = { fieldIds: [], writer: 'w', upTo: 0 }
const answer = (fieldId: string, value: string, base = 1) => {
  const node = fields.get(fieldId)
  if (!node) throw new Error(fieldId)
  return { node, value, base }
}

describe('drafts on this device', () => {
  it('gives back what was kept, sensitive answers too, in the same tab', async () => {
    const key = keyOf('u1')
    await keepOnDevice(key, [answer('name', '张三', 3), answer('account', '6222020200112233')], none, 1000)
    const found = await findDraft(key, fields, {}, 2000)
    expect(found).toEqual({
      fields: [
        { fieldId: 'name', value: '张三', base: 3, at: 1000 },
        { fieldId: 'account', value: '6222020200112233', base: 1, at: 1000 },
      ],
      lost: 0,
    })
  })

  it('never holds a sensitive answer in the clear, and says when one is gone with the tab', async () => {
    const key = keyOf('u1')
    await keepOnDevice(key, [answer('account', '6222020200112233')], none, 1000)
    const stored = JSON.stringify(await entries(createStore('smartform-drafts', 'drafts')))
    expect(stored).toContain('account')
    expect(stored).not.toContain('6222020200112233')
    sessionStorage.clear()
    expect(await findDraft(key, fields, {}, 2000)).toEqual({ fields: [], lost: 1 })
  })

  it('is another person’s, or gone after seven days', async () => {
    const key = keyOf('u1')
    await keepOnDevice(key, [answer('name', '张三')], none, 0)
    expect((await findDraft({ ...key, userId: 'u2' }, fields, {}, 1)).fields).toEqual([])
    expect((await findDraft(key, fields, {}, 7 * day - 1)).fields).toHaveLength(1)
    expect((await findDraft(key, fields, {}, 7 * day)).fields).toEqual([])
    expect((await findDraft(key, fields, {}, 1)).fields).toEqual([])
  })

  it('drops what reached the server, but not what another open page typed later', async () => {
    const key = keyOf('u1')
    await keepOnDevice(key, [answer('name', '一')], { ...none, writer: 'first' }, 1000)
    await keepOnDevice(key, [], { fieldIds: ['name'], writer: 'second', upTo: 500 }, 1100)
    expect((await findDraft(key, fields, {}, 1200)).fields).toHaveLength(1)
    await keepOnDevice(key, [], { fieldIds: ['name'], writer: 'first', upTo: 500 }, 1100)
    expect((await findDraft(key, fields, {}, 1200)).fields).toEqual([])
  })

  it('follows the content into a newer version of its form, where what was typed there stands', async () => {
    const key = keyOf('u1')
    await keepOnDevice(key, [answer('name', '旧版'), answer('account', '1')], none, 1000)
    await keepOnDevice({ ...key, formVersion: 2 }, [answer('name', '新版')], none, 1100)
    const found = await findDraft({ ...key, formVersion: 2 }, fields, {}, 1200)
    expect(found.fields.map((field) => field.value)).toEqual(['新版', '1'])
    expect((await findDraft(key, fields, {}, 1200)).fields).toEqual([])
  })
})
