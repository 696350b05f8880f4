/** The places where reviewers type (opinions, remarks, private notes), for the browser tests of typed texts; part of the table in `text-locations.ts`. */
import { expect, type Page } from '@playwright/test'
import { home, type TextLocation, typeInto } from './text-location'

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

const remark = (page: Page) => page.getByRole('textbox', { name: /^第 1 处需要怎样修改/ })
/** What is to be mended in a place that a decision names. */
const reopenRemark = async (page: Page) => {
  const add = page.getByRole('button', { name: '添加一处' })
  const back = review(page).getByRole('radio', { name: /^退回修改/ })
  // A remark that is kept is there by itself, perhaps just before the press.
  await expect(async () => {
    if (await remark(page).isVisible()) return
    await back.check({ timeout: 5000 })
    if (!(await remark(page).isVisible())) await add.click({ timeout: 5000 })
    await expect(remark(page)).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
}

/** A reviewer's own note: it has an empty field until it is left, and that of a saved note after. */
const note = (page: Page) => page.getByRole('textbox', { name: /批注（仅自己可见）$/ }).first()
const openNote = async (page: Page) => {
  await expect(async () => {
    if (!(await note(page).isVisible()))
      await page.getByRole('button', { name: /关键词.*批注/ }).click({ timeout: 5000 })
    await expect(note(page)).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
}

const expertWaiting = firstOf('/company/unit-1/expert?state=1', 'td a[href*="/"]')
const openDecision = async (page: Page) => {
  await expertWaiting(page)
  await expect(opinion(page)).toBeVisible()
}

export const reviewTextLocations: readonly TextLocation[] = [
  {
    name: 'review',
    file: 'work/components/DecisionForm.tsx',
    persona: 'unitAdministrator',
    open: openReview,
    field: opinion,
    type: typeInto(opinion),
    save: pass,
    leave: home,
    closedBySaving: true,
  },
  {
    name: 'decision',
    file: 'work/components/DecisionForm.tsx',
    persona: 'unitAdministrator',
    open: openDecision,
    field: opinion,
    type: typeInto(opinion),
    leave: home,
    without: ['saved in another tab', 'late answer'],
  },
  {
    name: 'remark',
    file: 'work/components/Remarks.tsx',
    persona: 'unitAdministrator',
    async open(page) {
      await openReview(page)
      await reopenRemark(page)
    },
    reopen: reopenRemark,
    field: remark,
    changedByOpening: true,
    type: typeInto(remark),
    leave: home,
    without: ['saved in another tab', 'late answer'],
  },
  {
    name: 'note',
    file: 'features/review/components/NoteHere.tsx',
    persona: 'expert',
    async open(page) {
      await page.goto('/expert/review/review-tech-2')
      await openNote(page)
    },
    reopen: openNote,
    field: note,
    type: typeInto(note),
    savesByItself: true,
    // A note of another tab is another note.
    without: ['two tabs', 'saved in another tab', 'late answer'],
  },
]
