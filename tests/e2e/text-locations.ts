/** The table of places that take typing, each with how to open it and type, for the browser tests of kept texts. */
import type { PersonaId } from '@mocks/personas'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { draftClosingSoon, formAddress } from './backend'
import { smallTextLocations } from './small-text-locations'
import { answer } from './support'

/** How the device's own store can fail. */
export type DeviceFault = 'full' | 'denied' | 'hanging'

/** A place of the portal that takes typing of worth. */
export interface TextLocation {
  name: string
  persona: PersonaId
  /** Opens it, again and again the same thing. */
  open(page: Page): Promise<void>
  field(page: Page): Locator
  type(page: Page, text: string): Promise<void>
  /** Sends the text as a user does, and waits for the confirmation. */
  save?(page: Page): Promise<void>
  /** Goes to it again on a page that has come back: absent where it stands open. */
  reopen?(page: Page): Promise<void>
  /** Leaves it by the portal's own means. */
  leave?(page: Page): Promise<void>
  savesByItself?: true
  /** Saving is the end of it: nothing can be typed there any more. */
  closedBySaving?: true
  /** Texts to type where plain words are invalid. */
  texts?: readonly [string, string, string]
  /** Faults that do not apply. */
  without?: readonly string[]
}

const home = (page: Page) => page.getByRole('link', { name: '首页' }).first().click()

/** A text as a person types it: the field is clicked, emptied and written in by keys. */
const typeInto =
  (field: (page: Page) => Locator) =>
  async (page: Page, text: string): Promise<void> => {
    await field(page).click()
    await field(page).fill('')
    await field(page).pressSequentially(text)
  }

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
    without: ['saved in another tab', 'late answer', ...(texts ? ['killed while typing'] : [])],
  }
}

/** The address behind a list's first row; stable, because the list does not change before the text is sent. */
function firstOf(list: string, link: string): (page: Page) => Promise<void> {
  let address: string | undefined
  return async (page) => {
    if (address === undefined) {
      await page.goto(list)
      const row = page.locator(link).first()
      await expect(row).toBeVisible()
      address = (await row.getAttribute('href')) ?? undefined
    }
    if (address !== undefined) await page.goto(address)
  }
}

const box = (name: RegExp) => (page: Page) => page.getByRole('textbox', { name })
const review = (page: Page) => page.getByRole('form', { name: '审核意见' })
const opinion = (page: Page) => review(page).getByRole('textbox', { name: /^意见/ })
const pass = async (page: Page) => {
  await review(page).getByRole('radio', { name: /^通过/ }).check()
  await review(page).getByRole('button', { name: '提交审核意见' }).click()
  await expect(page.getByText(/审核结论是|审核意见已提交/).first()).toBeVisible()
}

/** The declaration that waits, found by its guide. */
const openReview = (() => {
  const guide = firstOf('/pre-project-manage', 'a[href*="/project-manage-list/"]')
  let address: string | undefined
  return async (page: Page) => {
    if (address === undefined) {
      await guide(page)
      const row = page.locator('a[href*="/review/"]').first()
      await expect(row).toBeVisible()
      address = (await row.getAttribute('href')) ?? undefined
    }
    if (address !== undefined) await page.goto(address)
    await expect(page.getByRole('complementary', { name: '审核意见' })).toBeVisible()
  }
})()

const expertWaiting = firstOf('/company/unit-1/expert?state=1', 'td a[href*="/"]')
const openDecision = async (page: Page) => {
  await expertWaiting(page)
  await expect(opinion(page)).toBeVisible()
}

const settingsField = box(/^职务/)
const resumeField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: /^部门/ })
const newEntryField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: /^工作单位/ })
const unitField = box(/^主要业务/)
const figureField = box(/^9\./)

export const textLocations: readonly TextLocation[] = [
  form('form text', 'plan', (page) => answer(page, '创新点')),
  form('long text', 'plan', (page) => answer(page, '立项依据')),
  form('money', 'budget', (page) => answer(page, '间接费用：专项资金'), ['12', '34', '5']),
  form('cell', 'budget', (page) => answer(page, '第 1 行 专项资金').first(), ['12', '34', '5']),
  {
    name: 'review',
    persona: 'unitAdministrator',
    open: openReview,
    field: opinion,
    type: typeInto(opinion),
    save: pass,
    leave: home,
    closedBySaving: true,
  },
  {
    name: 'settings',
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
    without: ['killed while typing', 'saved in another tab', 'late answer'],
  },
  {
    name: 'decision',
    persona: 'unitAdministrator',
    open: openDecision,
    field: opinion,
    type: typeInto(opinion),
    leave: home,
    without: ['saved in another tab', 'late answer'],
  },
]

/**
 * The places in which a fault is tried: all with `KEPT_TEXT=all`, without it those where it once failed or may most easily.
 */
export function locationsOf(fault: string, representative: readonly string[]): readonly TextLocation[] {
  const all = process.env.KEPT_TEXT === 'all'
  return [...textLocations, ...smallTextLocations].filter(
    (location) => !location.without?.includes(fault) && (all || representative.includes(location.name)),
  )
}

/** The texts to type at a location: one, another, and an addition. */
export const words = (location: TextLocation) => location.texts ?? ['写到一半的甲', '另外写的乙', '再加']

/** From the next document on, the portal's own store on the device is full, denied, or does not answer. */
export async function breakDevice(target: Page | BrowserContext, how: DeviceFault): Promise<void> {
  await target.addInitScript((broken) => {
    const own = 'portal-drafts'
    const open = indexedDB.open.bind(indexedDB)
    const put = IDBObjectStore.prototype.put
    indexedDB.open = (name: string, version?: number) => {
      if (name === own && broken === 'denied') throw new DOMException('no', 'SecurityError')
      if (name === own && broken === 'hanging') return {} as IDBOpenDBRequest
      return open(name, version)
    }
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...values: Parameters<typeof put>) {
      if (broken === 'full' && this.transaction.db.name === own) throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, values)
    }
  }, how)
}
