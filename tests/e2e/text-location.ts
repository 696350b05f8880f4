/** What a place that takes typing offers to the browser tests of typed texts, and how a person types into it. */
import type { PersonaId } from '@mocks/personas'
import type { Locator, Page } from '@playwright/test'
import type { Fault } from './faults'

/** A place of the portal that takes typing of worth. */
export interface TextLocation {
  name: string
  /** The component that contains the field, as in `typing-locations.ts`; absent for a field of the form engine. */
  file?: string
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
  /** Opening it changes its draft, such as by a row added for the text: an older text is then offered beside it. */
  changedByOpening?: true
  /** Saving is the end of it: nothing can be typed there any more. */
  closedBySaving?: true
  /** Texts to type where plain words are invalid. */
  texts?: readonly [string, string, string]
  /** Waits until the place itself says that all is saved, where it saves by itself in other words than the forms. */
  saved?(page: Page): Promise<void>
  /** Faults that do not apply, each with its reason beside it. */
  without?: readonly Fault[]
}

export const home = (page: Page) => page.getByRole('link', { name: '首页' }).first().click()

/** A text as a person types it: the field is clicked, emptied and written in by keys. */
export const typeInto =
  (field: (page: Page) => Locator) =>
  async (page: Page, text: string): Promise<void> => {
    await field(page).click()
    await field(page).fill('')
    await field(page).pressSequentially(text)
  }

export const box = (name: RegExp) => (page: Page) => page.getByRole('textbox', { name })
