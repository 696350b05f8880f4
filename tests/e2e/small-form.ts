/** A small form (reason, question, name) as a place that takes typing, for the browser tests of kept texts. */
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
  without?: readonly Fault[]
  texts?: TextLocation['texts']
}

const unsent: readonly Fault[] = ['saved in another tab', 'late answer', 'killed while typing']

/** The place with what the tests do there: opened, its field found, typed into; nothing there is sent. */
export function smallForm({
  name,
  file,
  persona,
  address,
  presses = [],
  field,
  texts,
  without = [],
}: SmallForm): TextLocation {
  const labelled = (page: Page): Locator => page.getByRole('textbox', { name: field }).last()
  const reopen = async (page: Page) => {
    for (const press of presses) {
      const control = page
        .getByRole('button', { name: press })
        .or(page.getByRole('radio', { name: press }))
        .or(page.locator('summary').filter({ hasText: press }))
        .last()
      // A choice that is kept with the text opens the field by itself, perhaps just before the press.
      await expect(async () => {
        if (!(await labelled(page).isVisible())) await control.click({ timeout: 5000 })
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
    without: [...unsent, ...without],
    ...(texts && { texts }),
  }
}
