/** Property tests that text typed key by key is saved unchanged. */
import type { PersonaId } from '@mocks/personas'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { inDraftStore } from '@/lib/drafts/draft-database'
import { keysOfLeftDrafts } from '@/lib/drafts/left-drafts'
import { backend } from './backend'
import { storedLocations } from './draft-locations'
import { renderAt } from './render'
import { fakePorts, openSample } from './smartform/open-sample'
import { expectTyped, type TextField, typedKeys } from './typed-text'
import { typingLocations } from './typing-locations'

afterEach(async () => {
  cleanup()
  await keysOfLeftDrafts('')
  await inDraftStore('readwrite', async (slots) => slots.clear())
})

const untyped = ['radio', 'checkbox', 'file', 'date', 'button', 'submit', 'hidden', 'color', 'range']
const fieldsOf = (root: HTMLElement) =>
  [...root.querySelectorAll<TextField>('input, textarea')].filter(
    (field) => !untyped.includes(field.type) && !field.readOnly && !field.disabled,
  )

/** A page outside the forms, and how to make its fields visible. */
interface TypingPage {
  /** The components with the fields, as in `typing-locations.ts`. */
  files: readonly string[]
  as?: PersonaId
  path: string
  /** The label of one of its fields, so that no other page is taken for it. */
  label: string | RegExp
  open?(user: UserEvent): Promise<unknown>
}

const clickButton = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

const workshop = '/commission/forms/project-declaration/edit'
const inWorkshop = (name: string) => `features/form-workshop/components/${name}.tsx`
const clickFirst = async (user: UserEvent, [first]: readonly HTMLElement[]) =>
  user.click(first ?? expect.fail('nothing to press'))
const clickInTree = async (user: UserEvent, name: string) =>
  clickFirst(user, within(await screen.findByRole('region', { name: '结构' })).getAllByRole('button', { name }))
const showOnCondition = async (user: UserEvent) =>
  user.selectOptions(await screen.findByRole('combobox', { name: '什么时候显示' }), '满足条件时显示')

const pages: Readonly<Record<string, TypingPage>> = {
  'the sign-in': {
    files: ['PasswordForm', 'TextField', 'PasswordField'].map((name) => `features/auth/components/${name}.tsx`),
    path: '/user/login',
    label: '用户名或手机号码',
  },
  'the sign-in by a code': {
    files: ['features/auth/components/CodeForm.tsx'],
    path: '/user/login',
    label: '手机号码',
    open: async (user) => user.click(await screen.findByRole('tab', { name: /验证码/ })),
  },
  'the registration': {
    files: ['features/auth/components/AccountFields.tsx', 'features/auth/components/MobileAndCode.tsx'],
    path: '/user/register',
    label: '设置密码',
  },
  'the new name of a unit': {
    files: ['features/auth/components/RenameForms.tsx', 'features/auth/components/UnitNameField.tsx'],
    path: '/user/unitupdate/apply',
    label: '变更后名称',
  },
  'the check code of a notice': {
    files: ['features/auth/components/CheckCodeField.tsx'],
    as: 'researcher',
    path: '/award/bind',
    label: '校验码',
  },
  'another mobile': {
    files: ['features/account/components/AddressDialog.tsx', 'shared/form/CodeField.tsx'],
    as: 'researcher',
    path: '/account/settings/security',
    label: /^新邮箱/,
    open: (user) => clickButton(user, '更换邮箱'),
  },
  'another password': {
    files: ['features/account/components/PasswordDialog.tsx'],
    as: 'researcher',
    path: '/account/settings/security',
    label: '原密码',
    open: (user) => clickButton(user, '修改密码'),
  },
  'the real-name verification': {
    files: ['features/account/components/RealNameForm.tsx'],
    as: 'newResearcher',
    path: '/account/settings/security',
    label: /^证件号码/,
  },
  'the search of pages': {
    files: ['app/search/CommandPalette.tsx', 'app/layouts/menu/SearchableMenu.tsx'],
    as: 'researcher',
    path: '/',
    label: '搜索页面、项目、人员、指南、消息、文件和帮助',
    open: (user) => user.keyboard('{Control>}k{/Control}'),
  },
  'the filters of a list': {
    files: ['shared/list/WorkListFilters.tsx'],
    as: 'researcher',
    path: '/mail/2',
    label: '关键词',
  },
  'the name of a saved filter': {
    files: ['shared/list/SavedFilters.tsx'],
    as: 'unitAdministrator',
    path: '/company/unit-1/project?state=APPROVED',
    label: '当前条件的名称',
    open: (user) => clickButton(user, '列表设置'),
  },
  'a definition on trial': {
    files: ['features/testers/components/DefinitionTrial.tsx'],
    as: 'researcher',
    path: '/test/smartform/kinds-sample/content-kinds-sample/texts',
    label: '表单定义',
  },
  'a field in the workshop of forms': {
    files: ['TextPair', 'AttributeField', 'OptionsField'].map(inWorkshop),
    as: 'supervisingDepartment',
    path: workshop,
    label: '选项 1（英文）',
    open: (user) => clickInTree(user, '研究类型'),
  },
  'a condition in the workshop of forms': {
    files: [inWorkshop('ConditionRows')],
    as: 'supervisingDepartment',
    path: workshop,
    label: '条件 1：值',
    open: async (user) => {
      await clickInTree(user, '项目名称')
      await showOnCondition(user)
    },
  },
  'a formula in the workshop of forms': {
    files: [inWorkshop('ExpressionText')],
    as: 'supervisingDepartment',
    path: workshop,
    label: '公式',
    open: async (user) => {
      await clickInTree(user, '项目名称')
      await showOnCondition(user)
      await clickButton(user, '改用公式文字')
    },
  },
  'a rule in the workshop of forms': {
    files: [inWorkshop('RuleEditor')],
    as: 'supervisingDepartment',
    path: workshop,
    label: '提示显示在',
    open: async (user) =>
      clickFirst(user, within(await screen.findByRole('list', { name: '规则' })).getAllByRole('button')),
  },
  'answers pasted in the workshop of forms': {
    files: [inWorkshop('PastedAnswers')],
    as: 'supervisingDepartment',
    path: workshop,
    label: '答案（JSON）',
    open: async (user) => user.click(await screen.findByText('粘贴答案')),
  },
  'a note of a reviewer': {
    files: ['features/review/components/NoteHere.tsx'],
    as: 'expert',
    path: '/expert/review/review-tech-2',
    label: '新批注（仅自己可见）',
    open: (user) => clickButton(user, '给 关键词 加批注'),
  },
}

/**
 * Drawn from inputs that are tested elsewhere: those of the sign-in in a dialog over it and of its second factor, and the workshop's settings in parts of
 * their own.
 */
const alike = [
  'features/auth/components/QuickLogin.tsx',
  'features/auth/components/SecondFactorDialog.tsx',
  ...['ExampleEditor', 'FixedRowsField', 'LedgerEditor', 'NamedExpressionEditor', 'PatternField'].map(inWorkshop),
]

it('every input of the portal is covered by this test or by draft-locations.test.tsx', () => {
  const { 'read only, to be copied': readOnly = [], ...locations } = typingLocations
  const tested = [
    ...Object.values(storedLocations).map(({ file }) => file),
    ...Object.values(pages).flatMap(({ files }) => files),
  ]
  expect([...new Set([...tested, ...alike])].toSorted()).toEqual(Object.values(locations).flat().toSorted())
  expect(readOnly).toHaveLength(1)
})

describe('text typed key by key is unchanged', () => {
  it.each(Object.entries(pages))('in all fields of %s', async (_name, { path, as, label, open }) => {
    const { user } = await renderAt(path, { as })
    await open?.(user)
    await screen.findAllByLabelText(label)
    fc.assert(
      fc.property(typedKeys, (keys) => {
        for (const field of fieldsOf(document.body)) expectTyped(field, keys)
      }),
      { numRuns: 1 },
    )
  })

  it.each([
    ['basics', [/^项目名称/, /^项目摘要/, /^负责人证件号码/]],
    ['budget', [/科目/, /^直接费用/, /^参加人数/]],
  ])('in the fields of a form, also after autosave has been answered: %s', async (pageId, names) => {
    const ports = fakePorts()
    openSample({ ports, pageId, content: { values: { items: [{ id: 'r1', cells: {} }] } } })
    const fields: TextField[] = []
    for (const name of names)
      fields.push((await screen.findAllByRole<TextField>('textbox', { name }))[0] ?? expect.fail())
    for (const [index, keys] of fc.sample(typedKeys, { numRuns: 3, seed: 42 }).entries()) {
      // A text of spaces alone is no answer, and nothing is sent for it.
      for (const field of fields) expectTyped(field, [String(index + 1), ...keys])
      const values = fields.map(({ value }) => value)
      await waitFor(() => expect(ports.save).toHaveBeenCalled())
      await screen.findByText(/^已保存/)
      expect(fields.map(({ value }) => value)).toEqual(values)
      ports.save.mockClear()
    }
  })

  it('in a saved note of a reviewer, also after autosave has been answered', async () => {
    const id = 'review-tech-2'
    const note = { id: 'n1', cells: { place: 'keywords', at: '关键词', text: '一条' } }
    const values = backend.db.contents.get(id)?.values ?? {}
    backend.db.contents.update(id, { values: { ...values, notes: [note] } })
    const { user } = await renderAt(`/expert/review/${id}`, { as: 'expert' })
    await clickButton(user, /^关键词 的批注/)
    const field = await screen.findByRole('textbox', { name: '批注（仅自己可见）' })
    for (const keys of fc.sample(typedKeys, { numRuns: 4, seed: 42 })) {
      expectTyped(field as TextField, ['x', ...keys])
      const { value } = field as TextField
      await waitFor(() =>
        expect(JSON.stringify(backend.db.contents.get(id)?.values.notes)).toContain(
          JSON.stringify(value.trim()).slice(1, -1),
        ),
      )
      await within(document.body).findByText(/^已保存/)
      expect(field).toHaveValue(value)
    }
  })
})
