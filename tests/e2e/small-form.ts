/** A small form (reason, question, name) as a place that takes typing, for the browser tests of typed texts. */
import type { PersonaId } from '@mocks/personas'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Fault } from './faults'
import { type TextLocation, typeInto } from './text-location'

/** A small form: where it is, and what has to be pressed to see its field. */
export interface SmallForm {
  name: string
  /** The component that contains the field, as in `typing-locations.ts`. */
  file: string
  persona: PersonaId
  address: string | ((page: Page) => Promise<string>)
  /** Pressed in this order: buttons, or radios. */
  presses?: readonly RegExp[]
  field: RegExp
  /** What sends it: a button, once the rest of the form is filled in. Absent where nothing could be sent with these texts. */
  send?: { press: RegExp; fill?(page: Page): Promise<unknown> }
  without?: readonly Fault[]
  texts?: TextLocation['texts']
}

/** A day that no date of the seeds reaches. */
export const late = `${new Date().getFullYear() + 1}-12-01`

/** Fills in what else a form asks for. */
export async function fillAll(
  page: Page,
  ...fields: readonly (readonly [label: RegExp, value: string])[]
): Promise<void> {
  for (const [label, value] of fields) await page.getByLabel(label).last().fill(value)
}

/** What it shows is gone once it is sent; `draft-locations.test.tsx` has what is typed meanwhile. */
const closed: readonly Fault[] = ['saved in another tab', 'late answer']

/** The place with what the tests do there: opened, its field found, typed into. */
export function smallForm({
  name,
  file,
  persona,
  address,
  presses = [],
  field,
  send,
  texts,
  without = [],
}: SmallForm): TextLocation {
  const labelled = (page: Page): Locator => page.getByRole('textbox', { name: field }).last()
  const reopen = async (page: Page) => {
    const controls = presses.map((press) =>
      page
        .getByRole('button', { name: press })
        .or(page.getByRole('radio', { name: press }))
        .or(page.locator('summary').filter({ hasText: press }))
        .last(),
    )
    for (const [index, control] of controls.entries()) {
      const next = controls[index + 1] ?? labelled(page)
      // A choice that is kept with the text opens the field by itself, perhaps just before the press; a press that took effect late is not repeated.
      await expect(async () => {
        if (!(await labelled(page).isVisible()) && !(await next.isVisible())) await control.click({ timeout: 5000 })
      }).toPass({ timeout: 30_000 })
    }
    await expect(labelled(page)).toBeVisible()
  }
  return {
    name,
    file,
    persona,
    async open(page) {
      await page.goto(typeof address === 'string' ? address : await address(page))
      await reopen(page)
    },
    reopen,
    field: labelled,
    type: typeInto(labelled),
    without: [...closed, ...without],
    ...(texts && { texts }),
    ...(send && { save: (page: Page) => sendBy(page, send), closedBySaving: true as const }),
  }
}

/** Presses until the server has done it. */
async function sendBy(page: Page, { press, fill }: NonNullable<SmallForm['send']>): Promise<void> {
  await fill?.(page)
  const done = page.waitForResponse(async (response) => {
    if (!response.request().postData()?.includes('mutation')) return false
    return response.ok() && !(await response.text()).includes('"errors"')
  })
  await page.getByRole('button', { name: press }).last().click()
  await done
}
