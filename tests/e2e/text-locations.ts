/** The table of places that take typing, each with how to open it and type, for the browser tests of typed texts. */
import { expect, type Locator, type Page } from '@playwright/test'
import { draftClosingSoon, formAddress } from './backend'
import { preparedTextLocations } from './prepared-text-locations'
import { reviewTextLocations } from './review-text-locations'
import { smallTextLocations } from './small-text-locations'
import { answer } from './support'
import { box, home, type TextLocation, typeInto } from './text-location'

function form(
  name: string,
  pageId: string,
  field: (page: Page) => Locator,
  texts?: TextLocation['texts'],
): TextLocation {
  return {
    name,
    persona: 'researcher',
    async open(page) {
      await page.goto(formAddress(draftClosingSoon(), pageId))
      await expect(page.getByRole('navigation', { name: '填写页面' })).toBeVisible()
      await expect(field(page)).toBeVisible()
    },
    field,
    type: typeInto(field),
    savesByItself: true,
    ...(texts && { texts }),
    // This form saves without a button; `typed-text.property.test.tsx` covers text typed meanwhile.
    without: ['saved in another tab', 'late answer'],
  }
}

const settingsField = box(/^职务/)
const resumeField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: /^部门/ })
const newEntryField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: /^工作单位/ })
const unitField = box(/^主要业务/)
const figureField = box(/^9\./)

const textLocations: readonly TextLocation[] = [
  form('form text', 'plan', (page) => answer(page, '创新点')),
  form('long text', 'plan', (page) => answer(page, '立项依据')),
  form('money', 'budget', (page) => answer(page, '间接费用：专项资金'), ['12', '34', '5']),
  form('cell', 'budget', (page) => answer(page, '第 1 行 专项资金').first(), ['12', '34', '5']),
  {
    name: 'settings',
    file: 'features/account/components/ProfileControls.tsx',
    persona: 'researcher',
    async open(page) {
      await page.goto('/account/settings/info')
      await expect(settingsField(page)).toBeVisible()
    },
    field: settingsField,
    type: typeInto(settingsField),
    async save(page) {
      await page.getByRole('button', { name: /保存基本信息$/ }).click()
      await expect(page.getByText(/操作成功，已保存|项修改尚未保存/).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /保存基本信息$/ })).not.toHaveClass(/loading/)
    },
    leave: home,
  },
  {
    name: 'resume',
    file: 'features/resume/components/EntryFieldInput.tsx',
    persona: 'researcher',
    async open(page) {
      await page.goto('/resume/work')
      await page
        .getByRole('button', { name: /^编辑：/ })
        .first()
        .click()
      await expect(resumeField(page)).toBeVisible()
    },
    field: resumeField,
    type: typeInto(resumeField),
    async save(page) {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^保\s?存$/ })
        .click()
      await expect(page.getByText(/已保存：|保存期间又改动的内容还没有保存/).first()).toBeVisible()
    },
    leave: (page) => page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).last().click(),
  },
  {
    name: 'new resume entry',
    file: 'features/resume/components/EntryFieldInput.tsx',
    persona: 'researcher',
    async open(page) {
      await page.goto('/resume/work?edit=new')
      await expect(newEntryField(page)).toBeVisible()
    },
    field: newEntryField,
    type: typeInto(newEntryField),
    leave: (page) => page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).last().click(),
    without: ['saved in another tab', 'late answer'],
  },
  {
    name: 'unit',
    file: 'features/company/components/UnitFieldInput.tsx',
    persona: 'unitAdministrator',
    async open(page) {
      await page.goto('/company/unit-1/info')
      await expect(unitField(page)).toBeVisible()
    },
    field: unitField,
    type: typeInto(unitField),
    async save(page) {
      await page.getByRole('button', { name: /^保\s?存$/ }).click()
      await expect(page.getByText(/操作成功|保存期间又改动的内容还没有保存/).first()).toBeVisible()
    },
    leave: home,
  },
  {
    name: 'self-assessment',
    file: 'features/definition/components/AssessmentQuestions.tsx',
    persona: 'researcher',
    async open(page) {
      await page.goto('/definition/view/unit-1')
      await expect(page.getByRole('radiogroup', { name: /^1\./ })).toBeVisible()
    },
    field: figureField,
    async type(page, text) {
      for (const n of [5, 6, 7, 8])
        await page
          .getByRole('radiogroup', { name: new RegExp(`^${n}\\.`) })
          .getByRole('radio', { name: '否' })
          .check()
      await typeInto(figureField)(page, text)
    },
    leave: home,
    texts: ['120', '340', '5'],
    without: ['saved in another tab', 'late answer'],
  },
]

/** Every place of the browser tests. */
export const allTextLocations: readonly TextLocation[] = [
  ...textLocations,
  ...reviewTextLocations,
  ...preparedTextLocations,
  ...smallTextLocations,
]
